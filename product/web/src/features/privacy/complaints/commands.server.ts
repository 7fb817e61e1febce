/** Complaints about how somebody's data are treated: anyone can send one, is told that it came, and gets an answer. */
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { themselves, theSystem, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { complaints } from "@product/database/tables/privacy/complaint";
import { workers } from "@product/database/tables/people/worker";
import { retentionRules } from "@product/database/tables/company/retention";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { ComplaintForm } from "./schema.ts";

/** Someone may add to what they said; a program that goes on and on is not listened to, and nobody's mailbox is filled by it. */
const mostADay = 5;
const mostADayOfAll = 500;
const dayMs = 24 * 3600 * 1000;

export const sendComplaint = (complaint: ComplaintForm, language: Locale): Promise<void> =>
  perform(themselves, "complaint.send", async ({ tx, now, subject }) => {
    const since = gt(complaints.receivedAt, new Date(now.getTime() - dayMs));
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('complaint.send'))`);
    const isSender = eq(sql`lower(${complaints.email})`, complaint.email.toLowerCase());
    if (
      (await tx.$count(complaints, and(isSender, since))) >= mostADay ||
      (await tx.$count(complaints, since)) >= mostADayOfAll
    )
      throw new Refused({ code: "complaint.too-many" });
    const [kept] = await tx
      .insert(complaints)
      .values({ ...complaint, language, receivedAt: now, workerId: await workerBy(tx, complaint.email) })
      .returning({ id: complaints.id });
    subject(kept!);
    await enqueue(tx, { kind: "complaint.letter", payload: { complaintId: kept!.id, about: "received" } });
  });

/** The one worker who has this address; nobody where several have it. */
async function workerBy(tx: Transaction, email: string): Promise<string | null> {
  const found = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(and(eq(workers.email, email), isNull(workers.mergedInto)))
    .limit(2);
  return found.length === 1 ? found[0]!.id : null;
}

/** The law counts the days until then. */
export const recordAcknowledged = (id: string): Promise<void> =>
  perform(theSystem, "complaint.acknowledge", async ({ tx, now, subject }) => {
    subject({ id });
    await tx.update(complaints).set({ acknowledgedAt: now }).where(eq(complaints.id, id));
  });

/** Answered once: what was written to somebody cannot be written differently afterwards. */
export const answerComplaint = (actor: Actor, id: string, answer: string): Promise<void> =>
  perform(actor, "complaint.answer", async ({ tx, now, subject }) => {
    subject({ id });
    const answered = await tx
      .update(complaints)
      .set({ answer, answeredAt: now, answeredBy: actor.kind === "person" ? actor.id : null })
      .where(and(eq(complaints.id, id), isNull(complaints.answeredAt)))
      .returning({ id: complaints.id });
    if (answered.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
    await enqueue(tx, { kind: "complaint.letter", payload: { complaintId: id, about: "answered" } });
  });

/** When the term of the answered ones is over. One that waits for an answer stays. */
export async function forgetComplaints(): Promise<void> {
  const due = await database
    .select({ id: complaints.id })
    .from(complaints)
    .innerJoin(retentionRules, eq(retentionRules.id, "complaints"))
    .where(
      lt(
        sql`${complaints.answeredAt} + (${retentionRules.term} || ' ' || ${retentionRules.unit})::interval`,
        clockNow(),
      ),
    )
    .limit(atOnce);
  for (const complaint of due)
    await perform(theSystem, "complaint.erase", async ({ tx, subject }) => {
      subject(complaint);
      await tx.delete(complaints).where(eq(complaints.id, complaint.id));
    });
}

const atOnce = 500;
