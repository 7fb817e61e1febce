import { eq } from "drizzle-orm";
import { themselves, type Actor } from "@product/domain/actor";
import { toldRecord, typedWorker } from "@product/domain/people/typed-worker";
import { checkWorker } from "@product/domain/people/worker-record";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { workers } from "@product/database/tables/people/worker";
import { completionLinks } from "@product/database/tables/people/worker-record";
import { completionTokenHash, giveLink } from "@product/database/workers/completion-links";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { readRecord } from "@product/database/workers/read-record";
import { saveRecord } from "@product/database/workers/save-record";
import { clockNow, homeDayAt } from "#request/clock.ts";
import { settleAccount } from "#features/people/bank-accounts/commands.server.ts";
import type { IssuedLink } from "#request/addresses/one-time-link.ts";
import { perform } from "#request/perform.ts";
import { askedOf, isOpen, toldIn } from "./queries.server.ts";
import type { CompletionForm } from "./schema.ts";

/** Sends another link to a worker who has not finished. The sender sees it, once. */
export async function sendLink(actor: Actor, workerId: string): Promise<IssuedLink | undefined> {
  // The answer within `perform` is kept with the form's key, and the link must not be.
  let link: IssuedLink | undefined;
  await perform(actor, "worker.send-link", async ({ tx, now, subject }) => {
    const [worker] = await tx.select().from(workers).where(eq(workers.id, workerId)).for("update");
    if (!worker) throw new Refused({ code: "record.changed-meanwhile" });
    subject(worker);
    const token = await giveLink(tx, workerId, worker, now);
    await recordSeen(actor, worker);
    link = { path: `/signup/resume/${token}`, language: worker.language, email: worker.email };
    return { id: workerId };
  });
  return link;
}

/** Writes beside an act that its actor was shown the link which it made. */
export const recordSeen = (actor: Actor, worker: { id: string; legalEntityId: string }): Promise<void> =>
  perform(actor, "worker.see-link", async ({ subject }) => void subject(worker));

/**
 * Saves the fields that workers fill in themselves: only those that were missing, or that they told by the same link.
 * Other known data stays, and another bank account waits for two people. `andThen` runs what waited for the record to
 * be finished.
 */
export const completeRecord = (token: string, { actionName, ...form }: CompletionForm, andThen = async () => {}) =>
  perform(themselves, "worker.complete", async ({ tx, now, subject, recordChange }) => {
    const [link] = await tx.select().from(completionLinks).where(isOpen(token, now)).for("update");
    if (!link) throw new Refused({ code: "worker.link-gone" });
    const [worker] = await tx.select().from(workers).where(eq(workers.id, link.workerId)).for("update");
    subject(worker!);
    const before = (await readRecord(tx, link.workerId))!;
    const fields = await askedOf(tx, link.workerId, before, link.toldFields);
    const answers = toldIn(form, fields, link.toldFields);
    const wanted = checkWorker({ ...typedWorker(before), ...answers }, homeDayAt(now)).record;
    if (!wanted) throw new Refused({ code: "record.changed-meanwhile" });
    const others = await findDuplicates(tx, wanted, link.workerId);
    if (others.some(({ strength }) => strength === "exact")) throw new Refused({ code: "worker.number-taken" });
    await saveRecord(tx, link.workerId, wanted);
    const after = { ...wanted, ...(await settleAccount(tx, themselves, worker!, before, wanted)) };
    const isFinished = actionName === "finish";
    // Whom the office invited was approved when they were invited.
    const status = isFinished && worker!.status === "draft" ? "approved" : worker!.status;
    await tx
      .update(workers)
      .set({
        status,
        ...(status === worker!.status ? {} : { statusSince: now }),
        version: worker!.version + 1,
        updatedAt: now,
      })
      .where(eq(workers.id, link.workerId));
    const toldFields = fields.filter((field) => link.toldFields.includes(field) || form[field]?.trim());
    await tx
      .update(completionLinks)
      .set({ toldFields, ...(isFinished ? { finishedAt: now } : {}) })
      .where(eq(completionLinks.tokenHash, completionTokenHash(token)));
    await refreshClearance(tx, [link.workerId], clockNow());
    if (isFinished) await andThen();
    recordChange(worker!, { ...toldRecord(before), status: worker!.status }, { ...toldRecord(after), status });
    return { isFinished };
  });
