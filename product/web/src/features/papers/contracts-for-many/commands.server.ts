import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { sha256Of } from "@product/database/workers/contract-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { sendContract } from "#features/papers/contract-signing/commands.server.ts";
import { draftContract } from "#features/papers/engagements/commands.server.ts";
import { sendOnboarding } from "#features/papers/onboarding/commands.server.ts";
import { owedBy } from "#features/papers/onboarding/queries.server.ts";
import { perform } from "#request/perform.ts";
import { proposalsFor, type Asked } from "./proposals.server.ts";

/** One after the other and each whole: made and, where that was asked, sent, or neither. Sent again, the form makes nothing twice. */
export async function makeContracts(actor: Actor, ids: readonly string[], choices: Asked) {
  let createdCount = 0;
  for (const id of ids) {
    try {
      await makeOne(withKeyFor(actor, id), id, choices);
      createdCount += 1;
    } catch (error) {
      // It was shown that they would get one; meanwhile they do not.
      if (!(error instanceof Refused)) throw error;
    }
  }
  if (createdCount === 0) throw new Refused({ code: "bulk.nobody" });
  return { made: createdCount, leftOut: ids.length - createdCount };
}

const makeOne = (actor: Actor, workerId: string, choices: Asked) =>
  perform(actor, "engagement.create", async (performance) => {
    const { tx } = performance;
    const worker = await lockWorker(tx, workerId);
    const proposal = (await proposalsFor(tx, actor, [workerId], choices, { warns: false })).get(workerId);
    if (!proposal || !("form" in proposal)) throw new Refused({ code: "record.changed-meanwhile" });
    const { id: engagementId, version } = await draftContract(performance, actor, workerId, proposal.form);
    if (choices.send) await sendOne(actor, worker, { engagementId, version }, { ...choices, ...proposal });
    return { id: engagementId };
  });

/** By one link with all that they still owe, where that was asked and they owe anything. */
async function sendOne(
  actor: Actor,
  worker: { id: string; legalEntityId: string },
  contract: { engagementId: string; version: number },
  { isOneLink, waits }: { isOneLink: boolean; waits?: boolean },
) {
  const owed = isOneLink ? await owedBy(actor, worker) : undefined;
  await (owed && (waits || owed.isOwing)
    ? sendOnboarding(actor, worker.id, { kinds: owed.kinds, note: "", contract }, { isOneOfMany: true })
    : sendContract(actor, worker.id, { ...contract, isOneOfMany: true }));
}

/** The form has one key and does many acts: each has its own, which is the same whenever the form is sent again. */
function withKeyFor(actor: Actor, workerId: string): Actor {
  const submission = actor.request?.submission;
  if (!submission) return actor;
  const hex = sha256Of(`${submission.key} ${workerId}`).toString("hex");
  const key = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
  return { ...actor, request: { ...actor.request!, submission: { ...submission, key } } };
}
