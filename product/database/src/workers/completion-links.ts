/** The secret of a link by which a worker completes their record; only its hash is kept. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { isMobile } from "@product/domain/identifiers/phone";
import { Refused } from "@product/domain/refusals";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { evidenceRequests } from "@product/database/tables/papers/document";
import { engagements } from "@product/database/tables/papers/engagement";
import { completionLinks } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";

export const newCompletionToken = (): string => randomBytes(32).toString("base64url");

export const completionTokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

export const daysOpen = 14;

/**
 * Earlier links stop working; an onboarding link also stops opening its papers by the same hash, except a signed
 * contract.
 */
export async function endLinks(tx: Transaction, workerId: string, now: Date): Promise<void> {
  const ended = await tx
    .delete(completionLinks)
    .where(
      and(eq(completionLinks.workerId, workerId), or(isNull(completionLinks.finishedAt), completionLinks.isOnboarding)),
    )
    .returning({ tokenHash: completionLinks.tokenHash });
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  if (hashes.length === 0) return;
  await tx
    .update(evidenceRequests)
    .set({ expiresAt: now })
    .where(and(eq(evidenceRequests.workerId, workerId), inArray(evidenceRequests.tokenHash, hashes)));
  await tx
    .update(engagements)
    .set({ tokenExpiresAt: now })
    .where(
      and(eq(engagements.workerId, workerId), inArray(engagements.tokenHash, hashes), eq(engagements.state, "sent")),
    );
}

/** Makes a link and the job that sends it, in the transaction that wants it. Links that were given before stop working. */
export async function giveLink(
  tx: Transaction,
  workerId: string,
  { email, mobile }: { email: string | null; mobile: string | null },
  now: Date,
): Promise<string> {
  if (!email && !(mobile && isMobile(mobile))) throw new Refused({ code: "worker.unreachable" });
  const token = newCompletionToken();
  await endLinks(tx, workerId, now);
  await tx.insert(completionLinks).values({
    tokenHash: completionTokenHash(token),
    workerId,
    expiresAt: new Date(now.getTime() + daysOpen * 24 * 3600 * 1000),
  });
  // The link waits for its mail closed with the worker's own key: who reads the queue cannot use it.
  const seal = (await sealsOf(tx, [workerId])).get(workerId)!;
  await enqueue(tx, {
    kind: "worker.completion-letter",
    payload: { workerId, token: seal.close(token).toString("base64url") },
  });
  return token;
}
