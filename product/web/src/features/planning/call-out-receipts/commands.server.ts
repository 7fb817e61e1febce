import type { Actor } from "@product/domain/actor";
import { renewTokens } from "@product/database/workers/answer-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform } from "#request/perform.ts";

/** Whoever had the links of before can do nothing with them any more; the next letter brings the new one. */
export const renewLinks = (actor: Actor, workerId: string) =>
  perform(actor, "worker.renew-links", async ({ tx, on }) => {
    on(await lockWorker(tx, workerId));
    await renewTokens(tx, workerId);
    return { id: workerId };
  });
