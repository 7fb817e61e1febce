import { sql } from "drizzle-orm";
import type { Filter } from "@product/domain/filters/filter";
import { matches } from "@product/domain/filters/matches";
import { workerFields } from "@product/domain/filters/worker-fields";
import { database } from "@product/database/client";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { clearanceSpans } from "@product/database/tables/people/clearance";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { availabilities } from "@product/database/tables/people/worker-record";
import { inTransaction } from "@product/database/write";
import { entityIds, recordOf, roleKeys, today, type RandomWorker } from "./random-workers.ts";

const perQuestion = 100;

export const keepWorkers = (sample: readonly RandomWorker[]) =>
  inTransaction(async (tx) => {
    await tx
      .insert(legalEntities)
      .values(entityIds.map((id, index) => ({ id, name: `E${index}`, country: "ES" as const })));
    const roleRows = await tx
      .insert(roles)
      .values(roleKeys.map((key) => ({ key, nameEn: key, nameEs: key })))
      .returning({ id: roles.id, key: roles.key });
    const kept = await tx
      .insert(workers)
      .values(
        sample.map(({ worker, createdOn }, index) => ({
          ...worker,
          // Any moment of the day, the first and the last among them.
          createdAt: sql`${createdOn}::date::timestamp AT TIME ZONE 'UTC' + ${`${(index * 8_640) % 86_400} seconds`}::interval`,
        })),
      )
      .returning({ id: workers.id, code: workers.code });
    const idOf = new Map(kept.map(({ id, code }) => [code, id]));
    const roleIdOf = new Map(roleRows.map(({ id, key }) => [key, id]));
    await tx
      .insert(workerRoles)
      .values(
        sample.flatMap(({ worker: { code }, roles: keys }) =>
          keys.map((key) => ({ workerId: idOf.get(code)!, roleId: roleIdOf.get(key)! })),
        ),
      );
    await tx.insert(availabilities).values(
      sample.flatMap(({ worker: { code }, away }) =>
        away.map(({ first, last, weekdays }) => ({
          workerId: idOf.get(code)!,
          kind: "unavailable" as const,
          firstDay: first,
          lastDay: last,
          weekdays: [...weekdays],
          source: "planner" as const,
        })),
      ),
    );
    await tx.insert(clearanceSpans).values(
      sample.flatMap(({ worker: { code }, spans }) =>
        spans.map(({ role, from, until, verdict }) => ({
          workerId: idOf.get(code)!,
          roleId: role === null ? null : roleIdOf.get(role)!,
          firstDay: from,
          lastDay: until,
          verdict,
        })),
      ),
    );
  });

/** Filters for which the database names other workers than the memory does. Many are asked in one question. */
export async function disagreements(filters: readonly Filter[], sample: readonly RandomWorker[]): Promise<string[]> {
  const records = new Map(sample.map((each) => [each.worker.code, recordOf(each)]));
  const wrong: string[] = [];
  for (let from = 0; from < filters.length; from += perQuestion) {
    const batch = filters.slice(from, from + perQuestion);
    const conditions = sql.join(
      batch.map((filter) => compileFilter(filter, workerColumns, today)),
      sql`, `,
    );
    const rows = await database
      .select({ code: workers.code, answers: sql<boolean[]>`ARRAY[${conditions}]` })
      .from(workers);
    for (const { code, answers } of rows)
      batch.forEach((filter, index) => {
        if (answers[index] !== matches(filter, records.get(code)!, workerFields, today))
          wrong.push(`${JSON.stringify(filter)} says ${answers[index]} of ${JSON.stringify(records.get(code))}`);
      });
  }
  return wrong;
}
