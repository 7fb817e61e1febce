import { sql, type SQL } from "drizzle-orm";
import type { workerFields } from "@product/domain/filters/worker-fields";
import { fieldsWith, type FieldRow } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { roles } from "@product/database/tables/master-data";
import { someWorkers, workerRoles } from "@product/database/tables/worker";
import type { FilterColumn, FilterColumns } from "./compile.ts";
import { isSaid, worstIs } from "./worker-clearance.ts";
import { containedInMobile, containedInName, containedInTown } from "./worker-words.ts";

/** A choice as it is, a text without accents and capitals; what is found in a quicker way says so below. */
const plainly = Object.fromEntries(
  fieldsWith(workerFieldRows, "filter").map((field) => [field, plainColumn(field, workerFieldRows[field])]),
) as Record<Filtered, FilterColumn>;

type Filtered = ReturnType<typeof fieldsWith<typeof workerFieldRows, "filter">>[number];

function plainColumn(field: Filtered, { kind, blank }: FieldRow): FilterColumn {
  if (kind === "choice") return { choice: someWorkers[field] };
  return { text: sql`app.fold(${someWorkers[field]}::text)`, mayMiss: blank === null };
}

/** The only columns of workers that a filter reaches. */
export const workerColumns: FilterColumns<typeof workerFields> = {
  name: { text: someWorkers.searched, contained: containedInName },
  ...plainly,
  town: { text: sql`app.fold(${someWorkers.town})`, contained: containedInTown },
  mobile: { text: someWorkers.mobile, mayMiss: true, contained: containedInMobile },
  status: { choice: someWorkers.status },
  source: { choice: someWorkers.source },
  entity: { id: someWorkers.legalEntityId },
  roles: {
    // OFFSET 0 keeps it a look at one worker's roles: as a join it would first fetch everyone who has them.
    members: (keys) =>
      sql`(EXISTS (SELECT FROM ${workerRoles} WHERE ${workerRoles.workerId} = ${someWorkers.id}
        ${keys === undefined ? sql`` : sql`AND ${holds(keys)}`} OFFSET 0))`,
    gathered: (keys) =>
      sql`(${someWorkers.id} IN (SELECT ${workerRoles.workerId} FROM ${workerRoles} WHERE ${holds(keys)}))`,
  },
  tags: { list: someWorkers.tags },
  createdOn: { instant: someWorkers.createdAt },
  clearance: { verdict: worstIs, said: isSaid },
  hasMobile: { flag: sql`(${someWorkers.mobile} IS NOT NULL)` },
  hasDrivingLicence: {
    flagOn: (today) =>
      sql`(EXISTS (SELECT FROM app.document held JOIN app.document_type kind ON kind.id = held.document_type_id
        WHERE held.worker_id = ${someWorkers.id} AND kind.key = 'driving-licence' AND held.state = 'verified'
          AND coalesce(held.valid_until, ${today}::date) >= ${today}::date))`,
  },
};

const holds = (keys: readonly string[]): SQL =>
  sql`${workerRoles.roleId} = ANY(ARRAY(SELECT ${roles.id} FROM ${roles} WHERE ${roles.key} = ANY(${sql.param(keys)}::text[])))`;
