/** The link by which a worker sends documents: one at a time for each of them. */
import { clockNow } from "#request/clock.ts";
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { evidenceDays, isReachable } from "@product/domain/documents/requests";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { workers } from "@product/database/tables/people/worker";
import {
  completionTokenHash as tokenHash,
  newCompletionToken as newToken,
} from "@product/database/workers/completion-links";
import type { Transaction } from "#request/perform.ts";
import type { LetterAbout } from "./letter.server.ts";

type Giving = {
  note?: string;
  requestedBy?: string | null;
  now: Date;
  about?: ReadonlyMap<string, LetterAbout>;
  /** The secret of the link that carries it along for one worker: there is no letter of its own then. */
  within?: string | undefined;
};

/**
 * Gives each of them a link for all that they are asked for, and the letter that carries it. Only its hash is kept, so that to send
 * it again is to send another: what was given before stops working, and what it asked for comes along. Gives the token of each.
 */
export async function giveLinks(
  tx: Transaction,
  workerIds: readonly string[],
  { note, requestedBy = null, now, about = new Map(), within }: Giving,
): Promise<ReadonlyMap<string, string>> {
  if (workerIds.length === 0) return new Map();
  const ids = [...workerIds];
  const former = await tx
    .select()
    .from(evidenceRequests)
    .where(and(inArray(evidenceRequests.workerId, ids), gt(evidenceRequests.expiresAt, now)));
  const notes = new Map(former.map((request) => [request.workerId, request.note]));
  const tokens = new Map(ids.map((id) => [id, within ?? newToken()]));
  const expiresAt = new Date(now.getTime() + evidenceDays * 24 * 3600 * 1000);
  const requests = await tx
    .insert(evidenceRequests)
    .values(
      ids.map((workerId) => ({
        workerId,
        tokenHash: tokenHash(tokens.get(workerId)!),
        note: note || (notes.get(workerId) ?? ""),
        requestedBy,
        createdAt: now,
        expiresAt,
      })),
    )
    .returning({ id: evidenceRequests.id, workerId: evidenceRequests.workerId });
  const rejected = [...about.values()].flatMap((each) => each.rejected ?? []);
  await moveAlong(tx, requests, former, rejected);
  if (within) return tokens;
  const seals = await sealsOf(tx, ids);
  for (const workerId of ids) {
    const seal = seals.get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!seal) continue;
    // The link waits for its letter closed with the worker's own key: who reads the queue cannot use it.
    const token = seal.close(tokens.get(workerId)!).toString("base64url");
    await enqueue(tx, { kind: "document.letter", payload: { workerId, token, ...about.get(workerId) } });
  }
  return tokens;
}

/**
 * Called after a review, in its transaction: whoever sent what was not accepted is told why, with a link to send it again. Nothing
 * is sent about what was accepted, nor to whom there is no way.
 */
export async function letterAfterReview(tx: Transaction, documentId: string, now: Date = clockNow()): Promise<void> {
  const [found] = await tx
    .select({ state: documents.state, workerId: workers.id, email: workers.email, mobile: workers.mobile })
    .from(documents)
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(eq(documents.id, documentId));
  if (found?.state === "rejected" && isReachable(found))
    await giveLinks(tx, [found.workerId], { now, about: new Map([[found.workerId, { rejected: documentId }]]) });
}

/** Moves the requested documents, and those that the former links showed, behind the new links. */
async function moveAlong(
  tx: Transaction,
  requests: readonly { id: string }[],
  former: readonly { id: string }[],
  rejected: readonly string[],
): Promise<void> {
  const formerIds = former.map(({ id }) => id);
  const isShown = or(
    eq(documents.state, "requested"),
    formerIds.length > 0 ? inArray(documents.requestId, formerIds) : undefined,
    inArray(documents.id, [...rejected]),
  );
  const newIds = requests.map(({ id }) => id);
  await tx
    .update(documents)
    .set({ requestId: sql`${evidenceRequests.id}` })
    .from(evidenceRequests)
    .where(and(inArray(evidenceRequests.id, newIds), eq(evidenceRequests.workerId, documents.workerId), isShown));
  if (formerIds.length > 0) await tx.delete(evidenceRequests).where(inArray(evidenceRequests.id, formerIds));
}
