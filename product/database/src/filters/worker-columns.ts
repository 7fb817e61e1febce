import { sql } from "drizzle-orm";
import type { workerFields } from "@product/domain/filters/worker-fields";
import { roles } from "@product/database/tables/master-data";
import { workerRoles, workers } from "@product/database/tables/worker";
import type { FilterColumns } from "./compile.ts";

/** The only columns of workers that a filter reaches. */
export const workerColumns: FilterColumns<typeof workerFields> = {
  name: { text: workers.searched },
  town: { text: sql`app.fold(${workers.town})` },
  mobile: { text: workers.mobile, mayMiss: true },
  email: { text: sql`app.fold(${workers.email}::text)`, mayMiss: true },
  status: { choice: workers.status },
  country: { choice: workers.country },
  workerType: { choice: workers.workerType },
  language: { choice: workers.language },
  source: { choice: workers.source },
  entity: { id: workers.legalEntityId },
  roles: {
    members: (keys) =>
      keys === undefined
        ? sql`(${workers.id} IN (SELECT ${workerRoles.workerId} FROM ${workerRoles}))`
        : sql`(${workers.id} IN (SELECT ${workerRoles.workerId} FROM ${workerRoles}
            JOIN ${roles} ON ${roles.id} = ${workerRoles.roleId} WHERE ${roles.key} = ANY(${sql.param(keys)}::text[])))`,
  },
  tags: { list: workers.tags },
  createdOn: { instant: workers.createdAt },
  hasMobile: { flag: sql`(${workers.mobile} IS NOT NULL)` },
};
