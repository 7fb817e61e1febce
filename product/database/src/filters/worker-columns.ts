import { sql, type SQL } from "drizzle-orm";
import type { workerFields } from "@product/domain/filters/worker-fields";
import { fieldsWith, type FieldRow } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { townsAround } from "@product/domain/towns/towns";
import { roles } from "@product/database/tables/company/master-data";
import { someWorkers, workerRoles } from "@product/database/tables/people/worker";
import { taking } from "./event-columns.ts";
import type { FilterColumn, FilterColumns, Members } from "./compile.ts";
import { isSaid, worstIs } from "./worker-clearance.ts";
import { isFree } from "./worker-free.ts";
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
export const workerColumns = {
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
  lastWorkedOn: {
    dayOn: (today) =>
      sql`(SELECT max(held.day) FROM app.assignment taken JOIN app.shift held ON held.id = taken.shift_id
        WHERE taken.worker_id = ${someWorkers.id} AND taken.state IN (${taking}) AND held.cancelled_at IS NULL
          AND held.day < ${today}::date)`,
  },
  near: {
    within: (town, kilometres) => {
      const around = townsAround(town, kilometres) ?? [];
      const [countries, names] = [around.map(({ country }) => country), around.map(({ name }) => name)];
      return sql`((${someWorkers.country}, btrim(regexp_replace(app.fold(${someWorkers.town}), '\\s+', ' ', 'g')))
        IN (SELECT * FROM unnest(${texts(countries)}, ${texts(names)})))`;
    },
  },
  free: { free: isFree, said: isSaid },
  isAdult: { flag: sql`coalesce(${someWorkers.isAdult}, false)` },
  clearance: { verdict: worstIs, said: isSaid },
  hasMobile: { flag: sql`(${someWorkers.mobile} IS NOT NULL)` },
  hasDrivingLicence: {
    flagOn: (today) =>
      sql`(EXISTS (SELECT FROM app.document held JOIN app.document_type kind ON kind.id = held.document_type_id
        WHERE held.worker_id = ${someWorkers.id} AND kind.key = 'driving-licence' AND held.state = 'verified'
          AND coalesce(held.valid_until, ${today}::date) >= ${today}::date))`,
  },
  spoken: {
    members: (codes) => existing(sql`app.worker_language said`, codes && sql`said.language = ANY(${texts(codes)})`),
    gathered: (codes) =>
      sql`(${someWorkers.id} IN (SELECT worker_id FROM app.worker_language WHERE language = ANY(${texts(codes)})))`,
  },
  qualifications: {
    members: (keys, today) =>
      existing(
        sql`app.worker_qualification said JOIN app.qualification kind ON kind.id = said.qualification_id`,
        sql`said.state = 'verified' AND coalesce(said.valid_from, ${today}::date) <= ${today}::date
          AND coalesce(said.valid_until, ${today}::date) >= ${today}::date ${among(keys)}`,
      ),
  },
  documentsInForce: documents(
    (today) => sql`said.state = 'verified' AND coalesce(said.valid_from, ${today}::date) <= ${today}::date
      AND coalesce(said.valid_until, ${today}::date) >= ${today}::date`,
  ),
  documentsExpired: documents(
    (today) => sql`said.state = 'verified' AND said.valid_until < ${today}::date AND NOT EXISTS (
      SELECT FROM app.document newer WHERE newer.worker_id = said.worker_id AND newer.document_type_id = said.document_type_id
        AND newer.state = 'verified' AND coalesce(newer.valid_until, ${today}::date) >= ${today}::date)`,
  ),
  documentsToReview: documents(() => sql`said.state IN ('uploaded', 'in_review')`),
} satisfies FilterColumns<typeof workerFields>;

function documents(state: (today: string) => SQL): { members: Members } {
  return {
    members: (keys, today) =>
      existing(
        sql`app.document said JOIN app.document_type kind ON kind.id = said.document_type_id`,
        sql`${state(today)} AND NOT kind.is_health ${among(keys)}`,
      ),
  };
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const among = (keys: readonly string[] | undefined) => (keys ? sql`AND kind.key = ANY(${texts(keys)})` : sql``);

/** OFFSET 0 keeps it a look at one worker's rows. */
function existing(source: SQL, condition: SQL | undefined): SQL {
  return sql`(EXISTS (SELECT FROM ${source} WHERE said.worker_id = ${someWorkers.id} ${
    condition ? sql`AND ${condition}` : sql``
  } OFFSET 0))`;
}

const holds = (keys: readonly string[]): SQL =>
  sql`${workerRoles.roleId} = ANY(ARRAY(SELECT ${roles.id} FROM ${roles} WHERE ${roles.key} = ANY(${sql.param(keys)}::text[])))`;
