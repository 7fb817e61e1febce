import { and, eq } from "drizzle-orm";
import { acts } from "@product/domain/acts";
import { isPermitted, themselves, type Actor } from "@product/domain/actor";
import { isReachable } from "@product/domain/documents/requests";
import { Refused } from "@product/domain/refusals";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { documents } from "@product/database/tables/papers/document";
import { completionLinks } from "@product/database/tables/people/worker-record";
import {
  completionTokenHash as tokenHash,
  daysOpen,
  endLinks,
  newCompletionToken,
} from "@product/database/workers/completion-links";
import { lockEngagement, contractTrail } from "@product/database/workers/engagements";
import { lockWorker } from "@product/database/workers/lock-worker";
import { readRecord } from "@product/database/workers/read-record";
import { closeText, mayReadText, sendContract } from "#features/papers/contract-signing/commands.server.ts";
import { waitsForWorker } from "#features/papers/contract-signing/queries.server.ts";
import { remindWorker, requestDocuments } from "#features/papers/document-requests/commands.server.ts";
import { recordSeen } from "#features/people/completion/commands.server.ts";
import { askedOf } from "#features/people/completion/queries.server.ts";
import type { IssuedLink } from "#request/addresses/one-time-link.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { OnboardingForm } from "./schema.ts";

/**
 * Sends one link for everything that a worker still owes. One secret opens each part: every part keeps its hash, its
 * term and its rules. The sender sees it once, if it goes to one person and they may see all that it opens.
 */
export async function sendOnboarding(
  actor: Actor,
  workerId: string,
  { kinds, note, contract }: OnboardingForm,
  { isOneOfMany = false }: { isOneOfMany?: boolean } = {},
): Promise<IssuedLink | undefined> {
  // The form's key keeps the answer of the transaction, and the link must not be kept with it.
  let link: IssuedLink | undefined;
  await perform(actor, "worker.onboard", async ({ tx, now, subject }) => {
    const worker = subject(await lockWorker(tx, workerId));
    if (!isReachable(worker)) throw new Refused({ code: "worker.unreachable" });
    const token = newCompletionToken();
    const missing = await askedOf(tx, workerId, (await readRecord(tx, workerId))!);
    const parts = [
      ...(await withDocuments(tx, actor, worker, { kinds, note, token })),
      ...(contract ? [await withContract(tx, actor, worker, { ...contract, token })] : []),
    ];
    if (missing.length === 0 && parts.length === 0) throw new Refused({ code: "worker.nothing-owed" });
    await endLinks(tx, workerId, now);
    await tx.insert(completionLinks).values({
      tokenHash: tokenHash(token),
      workerId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + daysOpen * 24 * 3600 * 1000),
      finishedAt: missing.length === 0 ? now : null,
      isOnboarding: true,
      engagementId: contract?.engagementId ?? null,
    });
    // The link waits for its mail closed with the worker's own key: who reads the queue cannot use it.
    const sealed = (await sealsOf(tx, [workerId])).get(workerId)!.close(token).toString("base64url");
    await enqueue(tx, { kind: "worker.onboarding-letter", payload: { workerId, token: sealed } });
    if (!isOneOfMany && parts.every(Boolean)) {
      await recordSeen(actor, worker);
      link = { path: `/signup/resume/${token}`, language: worker.language, email: worker.email };
    }
    return { id: workerId };
  });
  return link;
}

type Whom = { id: string; legalEntityId: string };
type Along = { kinds: string[]; note: string; token: string };

/** Includes new requests and earlier ones still open. Tells whether the sender may see all of it. */
async function withDocuments(tx: Transaction, actor: Actor, worker: Whom, { kinds, note, token }: Along) {
  const { id, legalEntityId } = worker;
  if (kinds.length > 0) return [Boolean(await requestDocuments(actor, id, { kinds, note }, token))];
  if (!isPermitted(actor, acts["document.remind"].needs, { entity: legalEntityId })) return [];
  const waiting = await tx.$count(documents, and(eq(documents.workerId, id), eq(documents.state, "requested")));
  return waiting > 0 ? [Boolean(await remindWorker(actor, id, token))] : [];
}

type OfContract = { engagementId: string; version: number; token: string };

/** Where the text lacks only what the worker has yet to tell, it is written once they have told it. */
async function withContract(
  tx: Transaction,
  actor: Actor,
  { id, legalEntityId }: Whom,
  { engagementId, version, token }: OfContract,
): Promise<boolean> {
  const kept = await lockEngagement(tx, id, engagementId, version);
  if (kept.state === "draft" && (await waitsForWorker(tx, kept))) return mayReadText(actor, legalEntityId, kept);
  return Boolean(await sendContract(actor, id, { engagementId, version, within: token }));
}

/**
 * Writes out a contract that waited for the worker's details. If it still cannot be written, the office has to mend it.
 */
export async function releaseContract(token: string): Promise<void> {
  try {
    await perform(themselves, "engagement.write-out", async ({ tx, now, subject, recordChange }) => {
      const [link] = await tx
        .select()
        .from(completionLinks)
        .where(eq(completionLinks.tokenHash, tokenHash(token)));
      if (!link?.engagementId) throw new Refused({ code: "engagement.link-gone" });
      const worker = subject(await lockWorker(tx, link.workerId));
      const kept = await lockEngagement(tx, link.workerId, link.engagementId);
      if (kept.state !== "draft") throw new Refused({ code: "engagement.link-gone" });
      const { saved } = await closeText(tx, kept, tokenHash(token), now);
      recordChange(worker, contractTrail(kept), contractTrail(saved));
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
