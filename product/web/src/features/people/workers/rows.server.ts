import { eq, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { columnFields } from "@product/domain/people/worker-columns";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { pictureId } from "@product/database/workers/pictures";

type Listed = (typeof columnFields)[keyof typeof columnFields];
/** The fields of the record that the list can show. */
const listedColumns = Object.fromEntries(Object.values(columnFields).map((field) => [field, workers[field]])) as Pick<
  typeof workers,
  Listed
>;

/** Both surnames, where there are two. */
export const lastNames = sql<string>`btrim(${workers.lastName} || ' ' || ${workers.secondLastName})`;

export const roleNames = (locale: Locale) =>
  sql<string[]>`ARRAY(SELECT ${sql.raw(`r.name_${locale} FROM app.worker_role held
    JOIN app.role r ON r.id = held.role_id WHERE held.worker_id = worker.id ORDER BY r.name_${locale}`)})`;

/** Every worker with what a list can show, to be narrowed and put in order. */
export const rowsOf = (locale: Locale) =>
  database
    .select({
      id: workers.id,
      code: workers.code,
      picture: pictureId,
      name: { first: workers.firstName, last: lastNames },
      status: workers.status,
      roles: roleNames(locale),
      ...listedColumns,
      tags: workers.tags,
      entity: legalEntities.name,
      entityId: workers.legalEntityId,
      source: workers.source,
      createdAt: workers.createdAt,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId));
