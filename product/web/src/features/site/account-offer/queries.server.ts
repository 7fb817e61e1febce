import { and, eq, sql } from "drizzle-orm";
import { linkHash } from "@product/database/applications/links";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/company/master-data";
import { applications } from "@product/database/tables/site/form";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";

/** The worker whom an application made, by the link that shows how it stands; undefined before it is approved. */
export async function workerBehind(token: string, reader: Pick<Transaction, "select"> = database) {
  const [found] = await reader
    .select({
      id: workers.id,
      legalEntityId: workers.legalEntityId,
      userId: workers.userId,
      email: workers.email,
      name: sql<string>`concat_ws(' ', ${workers.firstName}, nullif(${workers.lastName}, ''))`,
      language: workers.language,
      company: legalEntities.name,
    })
    .from(applications)
    .innerJoin(workers, eq(workers.id, applications.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(
      and(
        eq(applications.statusTokenHash, linkHash(token)),
        eq(applications.state, "accepted"),
        sql`${workers.mergedInto} IS NULL AND ${workers.status} NOT IN ('data_blocked', 'erased', 'blocked')`,
      ),
    );
  return found;
}
