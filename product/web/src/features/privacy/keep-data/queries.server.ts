import { eq } from "drizzle-orm";
import { erasedFrom } from "@product/domain/privacy/keep-warning";
import { database } from "@product/database/client";
import { applicationEnd } from "@product/database/privacy/past-term";
import { keepWarnings } from "@product/database/tables/privacy/erasure";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { completionTokenHash as tokenHash } from "@product/database/workers/completion-links";

/**
 * The data for the page behind a link: the name, the company applied to, and the day. None where nothing waits for an
 * answer any more.
 */
export async function behindLink(token: string) {
  const [link] = await database
    .select({ warning: keepWarnings, worker: workers, entity: legalEntities.name })
    .from(keepWarnings)
    .innerJoin(workers, eq(workers.id, keepWarnings.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(eq(keepWarnings.tokenHash, tokenHash(token)));
  const until = link && (await applicationEnd(database, link.worker.id));
  if (!until) return undefined;
  const { warning, worker, entity } = link;
  const isKept = warning.keptAt !== null && warning.keptAt >= warning.warnedAt;
  return {
    name: worker.preferredName || worker.firstName,
    entity,
    isKept,
    day: isKept ? until : erasedFrom(until, warning.warnedAt),
  };
}
