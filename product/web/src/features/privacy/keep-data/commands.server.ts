/** Applicants who never worked are told before they are erased, and can ask to be kept for another term. */
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { themselves, theSystem } from "@product/domain/actor";
import { isReachable } from "@product/domain/documents/requests";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { sealsOf } from "@product/database/person-keys";
import { applicantsToWarn, applicationEnd } from "@product/database/privacy/past-term";
import { enqueue } from "@product/database/jobs/queue";
import { keepWarnings } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import {
  completionTokenHash as tokenHash,
  newCompletionToken as newToken,
} from "@product/database/workers/completion-links";
import { perform } from "#request/perform.ts";

const atOnce = 200;
const beforeAll = "00000000-0000-0000-0000-000000000000";

export async function warnApplicants(day: string): Promise<void> {
  for (let after = beforeAll; ;) {
    const ids = await applicantsToWarn(database, day, after, atOnce);
    for (const id of ids)
      await warnApplicant(id).catch((error: unknown) => {
        // The applicant cannot be reached, or another process was quicker. An applicant who was not told is not erased.
        if (!(error instanceof Refused)) throw error;
      });
    if (ids.length < atOnce) return;
    after = ids.at(-1)!;
  }
}

const warnApplicant = (id: string): Promise<void> =>
  perform(theSystem, "worker.warn-erasure", async ({ tx, now, subject }) => {
    const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
    if (!worker || !isReachable(worker) || !(await applicationEnd(tx, id)))
      throw new Refused({ code: "worker.unreachable" });
    subject(worker);
    const seal = (await sealsOf(tx, [id])).get(id);
    if (!seal) throw new Refused({ code: "worker.unreachable" });
    const token = newToken();
    const row = { tokenHash: tokenHash(token), warnedAt: now };
    await tx
      .insert(keepWarnings)
      .values({ workerId: id, ...row })
      .onConflictDoUpdate({ target: keepWarnings.workerId, set: row });
    // The link waits for its letter closed with their own key: who reads the queue cannot use it.
    const sealed = seal.close(token).toString("base64url");
    await enqueue(tx, { kind: "worker.keep-letter", payload: { workerId: id, token: sealed } });
  });

/** The term begins anew, once for each warning. */
export const keepData = (token: string): Promise<void> =>
  perform(themselves, "worker.keep-data", async ({ tx, now, subject }) => {
    const isThis = eq(keepWarnings.tokenHash, tokenHash(token));
    const [found] = await tx
      .select({ worker: workers })
      .from(keepWarnings)
      .innerJoin(workers, eq(workers.id, keepWarnings.workerId))
      .where(isThis)
      .for("update");
    if (!found || !(await applicationEnd(tx, found.worker.id))) throw new Refused({ code: "worker.link-gone" });
    subject(found.worker);
    const kept = await tx
      .update(keepWarnings)
      .set({ keptAt: now })
      .where(and(isThis, or(isNull(keepWarnings.keptAt), lt(keepWarnings.keptAt, keepWarnings.warnedAt))))
      .returning();
    if (kept.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
  });
