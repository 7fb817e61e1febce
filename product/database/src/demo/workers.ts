import { sql } from "drizzle-orm";
import type { Country } from "@product/domain/people/workers";
import { legalEntities, roles } from "@product/database/tables/master-data";
import { insertWorkers } from "@product/database/workers/insert-workers";
import type { Transaction } from "@product/database/write";
import { inventNumbers } from "./invent-numbers.ts";
import { inventWorkers } from "./invent-workers.ts";
import { demoEntities, demoRoles } from "./worker-words.ts";

/** A company in two countries, what people do there, and three hundred of them. */
export async function loadDemoWorkers(tx: Transaction): Promise<void> {
  await tx
    .insert(legalEntities)
    .values(Object.entries(demoEntities).map(([country, entity]) => ({ ...entity, country: country as Country })));
  const roleRows = await tx
    .insert(roles)
    .values(
      demoRoles.map(([key, nameEn, nameEs, minimumAge]) => ({
        key,
        nameEn,
        nameEs,
        minimumAge,
        leads: key === "team-lead",
      })),
    )
    .returning({ id: roles.id, key: roles.key });
  const roleId = new Map(roleRows.map(({ id, key }) => [key, id]));
  const invented = inventWorkers(300);
  await insertWorkers(
    tx,
    invented.map(({ made, roles: held }, index) => ({
      ...made,
      ...inventNumbers(index, made.country),
      preferredName: "",
      address: "",
      roleIds: held.map((key) => roleId.get(key)!),
    })),
  );
  const [ids, days] = [invented.map(({ made }) => made.id), invented.map(({ daysHere }) => daysHere)];
  await tx.execute(sql`UPDATE app.worker SET created_at = came.at, status_since = came.at
    FROM (SELECT id, now() - make_interval(days => days) AS at
      FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::int[]) AS _ (id, days)) came
    WHERE worker.id = came.id`);
}
