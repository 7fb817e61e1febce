import type { Actor } from "@product/domain/actor";
import { renewTokens } from "@product/database/workers/answer-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { replacePass } from "@product/database/workers/passes";
import { perform } from "#request/perform.ts";

/** Earlier links and pass stop working for anyone who has them; the next message brings the new ones. */
export const renewLinks = (actor: Actor, workerId: string) =>
  perform(actor, "worker.renew-links", async ({ tx, now, subject }) => {
    subject(await lockWorker(tx, workerId));
    await renewTokens(tx, workerId);
    await replacePass(tx, workerId, now);
    return { id: workerId };
  });
