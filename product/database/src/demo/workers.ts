import { sql } from "drizzle-orm";
import { blankTexts } from "@product/domain/people/worker-record";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { insertWorkers } from "@product/database/workers/insert-workers";
import type { Transaction } from "@product/database/write";
import { inventNumbers } from "./crowd/invent-numbers.ts";
import { entityIds, missingEntities, missingRoles, missingWorkers } from "./missing.ts";

/** A company in two countries, what people do there, and three hundred of them; those that are missing. Gives back the new ones. */
export async function loadDemoWorkers(tx: Transaction) {
  const [newEntities, newRoles, invented] = [
    await missingEntities(tx),
    await missingRoles(tx),
    await missingWorkers(tx),
  ];
  if (newEntities.length > 0) await tx.insert(legalEntities).values(newEntities);
  const insertedRoles = newRoles.length > 0 ? await tx.insert(roles).values(newRoles).returning({ id: roles.id }) : [];
  const employers = await entityIds(tx);
  const roleId = new Map((await tx.select().from(roles)).map(({ id, key }) => [key, id]));
  await insertWorkers(
    tx,
    invented.map(({ row: worker, roles: roleKeys, index }) => ({
      ...blankTexts,
      ...worker,
      ...inventNumbers(index, worker.country),
      legalEntityId: employers[worker.country]!,
      roleIds: roleKeys.map((key) => roleId.get(key)!),
    })),
  );
  const [ids, days] = [invented.map(({ row: { id } }) => id), invented.map(({ daysHere }) => daysHere)];
  await tx.execute(sql`UPDATE app.worker SET created_at = came.at, status_since = came.at
    FROM (SELECT id, now() - make_interval(days => days) AS at
      FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::int[]) AS _ (id, days)) came
    WHERE worker.id = came.id`);
  return { worker: ids, role: insertedRoles.map(({ id }) => id), legal_entity: newEntities.map(({ id }) => id) };
}
