import { clockNow } from "#request/clock.ts";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isSampleText } from "@product/domain/papers/contract-places";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { signatureIn, textsIn } from "./sealed-text.server.ts";
import { previewOf } from "./written-out.server.ts";

export { waitsForWorker, writtenOut } from "./written-out.server.ts";

/** How a contract that was not signed yet would read if it were sent now, as far as its reader may see it. */
export const contractPreview = (actor: Actor, kept: typeof engagements.$inferSelect, entityOfWorker: string) =>
  previewOf(actor, database, { kept, entityOfWorker });

/** The contract behind a link, as it was sent, and whether it is signed. Undefined for an unknown or expired link. */
export async function behindLink(token: string) {
  const [found] = await database
    .select({ kept: engagements, worker: workers, entity: legalEntities.name })
    .from(engagements)
    .innerJoin(workers, eq(workers.id, engagements.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, engagements.legalEntityId))
    .where(
      and(
        eq(engagements.tokenHash, sha256Of(token)),
        gt(engagements.tokenExpiresAt, clockNow()),
        inArray(engagements.state, ["sent", "signed"]),
      ),
    );
  const seal = found && (await sealsIn(database, [found.worker.id])).get(found.worker.id);
  if (!seal || !found.kept.textSealed) return undefined;
  const { kept, worker, entity } = found;
  const texts = textsIn(seal.open(kept.textSealed!));
  // Sent before that was refused: nobody signs what no lawyer has read.
  if (kept.state === "sent" && (isSampleText(texts.en) || isSampleText(texts.es))) return undefined;
  return {
    worker: { firstName: worker.firstName, lastName: worker.lastName, secondLastName: worker.secondLastName },
    called: worker.preferredName || worker.firstName,
    language: worker.language,
    entity,
    texts,
    sha256: kept.textSha256!.toString("hex"),
    signedAt: kept.signedAt,
    signature: kept.signatureSealed ? signatureIn(seal.open(kept.signatureSealed)) : undefined,
  };
}
