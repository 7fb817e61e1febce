import { sql } from "drizzle-orm";
import type { Country } from "@product/domain/people/workers";
import { legalEntities, roles } from "@product/database/tables/master-data";
import { workerRoles, workers } from "@product/database/tables/worker";
import type { Transaction } from "@product/database/write";
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
  await tx.insert(workers).values(
    invented.map(({ made: worker, daysHere }) => ({
      ...worker,
      createdAt: sql`now() - make_interval(days => ${daysHere}::int)`,
    })),
  );
  await tx
    .insert(workerRoles)
    .values(
      invented.flatMap(({ made, roles: held }) => held.map((key) => ({ workerId: made.id, roleId: roleId.get(key)! }))),
    );
}
