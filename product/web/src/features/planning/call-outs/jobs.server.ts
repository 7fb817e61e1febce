import { and, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { isAsked } from "@product/domain/planning/staffing/answers";
import { isOver, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import { database } from "@product/database/client";
import { callOuts } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { tokensFor } from "@product/database/workers/answer-links";
import { perform, type Transaction } from "#request/perform.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { forgetCallOuts } from "./forget.server.ts";
import { callOutLetter } from "./letter.server.ts";
import { offersOf } from "./offers.server.ts";
import { promoteAll } from "./promote.server.ts";
import { tellReleased } from "./released.server.ts";
import { lapseAll, remindAll } from "./sweep.server.ts";
import { waitlistAll } from "./waitlist.server.ts";

const waiting = z.object({ letterId: z.uuid() });

/** Sends what someone is told, as far as it is still so. Sent twice it is the same letter twice. */
export const callOutJobs = (mailer: Mailer, siteUrl: string) => ({
  "assignment.letter": async (payload: unknown) => {
    const { letterId } = waiting.parse(payload);
    if ((await toTell(database, letterId)).length > 0) await tell(letterId, mailer, siteUrl);
  },
  "assignments.remind": remindAll,
  "assignments.lapse": lapseAll,
  "assignments.wait": waitlistAll,
  "assignments.promote": promoteAll,
  "assignments.tell-released": tellReleased,
  "call-outs.forget": forgetCallOuts,
});

export const callOutSchedules = [
  { name: "assignments.remind", everySeconds: 60 },
  { name: "assignments.lapse", everySeconds: 60 },
  { name: "assignments.wait", everySeconds: 60 },
  { name: "assignments.promote", everySeconds: 60 },
  { name: "call-outs.forget", everySeconds: 24 * 3600 },
] as const;

const tell = (letterId: string, mailer: Mailer, siteUrl: string): Promise<void> =>
  perform(theSystem, "assignment.tell", async ({ tx, now, subject }) => {
    const rows = await toTell(tx, letterId);
    for (const { receipt, event } of rows) subject({ id: receipt.assignmentId, workerId: receipt.workerId, event });
    const ids = rows.map(({ receipt }) => receipt.assignmentId);
    const open = new Set((await offersOf(tx, ids)).map(({ id }) => id));
    const receipts = rows.map(({ receipt }) => receipt).filter(({ assignmentId }) => open.has(assignmentId));
    const [worker] = await tx.select().from(workers).where(eq(workers.id, rows[0]!.receipt.workerId));
    if (receipts.length === 0 || !worker) return;
    const { firstName, preferredName, language, email, mobile } = worker;
    const { answer } = await tokensFor(tx, worker.id);
    const letter = callOutLetter(
      { name: preferredName || firstName, language, email, mobile },
      receipts,
      answer,
      siteUrl,
    );
    if (!letter) return;
    await mailer(letter);
    const sent = { sentAt: now, channel: letter.channel };
    const receiptIds = receipts.map(({ id }) => id);
    await tx.update(callOuts).set(sent).where(inArray(callOuts.id, receiptIds));
  });

/** News of a message not sent yet and still true. Undefined if its reader was erased or its shifts are gone. */
async function toTell(reader: Pick<Transaction, "select">, letterId: string) {
  const rows = await reader
    .select({ receipt: callOuts, state: assignments.state, event: events })
    .from(callOuts)
    .innerJoin(assignments, eq(assignments.id, callOuts.assignmentId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(callOuts.letterId, letterId), isNull(callOuts.sentAt)));
  return rows.filter(({ receipt, state }) => isStillSo[receipt.kind](state));
}

const isStillSo: Record<CallOutKind, (state: AssignmentState) => boolean> = {
  booked: takesPlace,
  invited: (state) => state === "invited",
  promoted: (state) => state === "invited",
  reminder: isAsked,
  reconfirm: (state) => state === "reconfirm_pending",
  changed: (state) => !isOver(state),
  cancelled: (state) => state === "cancelled",
  lapsed: (state) => state === "lapsed",
  waitlisted: (state) => state === "waitlisted",
  filled: (state) => state === "waitlisted",
  selected: takesPlace,
  "not-selected": (state) => state === "not_selected",
  standby: (state) => state === "standby",
  "called-in": takesPlace,
  "swap-asked": takesPlace,
  "swapped-in": takesPlace,
  "swapped-out": (state) => state === "swapped_out",
  "swap-declined": takesPlace,
};
