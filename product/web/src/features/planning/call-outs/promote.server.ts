/** Places that come free: whoever said yes first is asked first, then those who had not answered when the places were filled. */
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { placeTaking } from "@product/domain/planning/assignments";
import { minutesToTakeBack } from "@product/domain/planning/staffing/answers";
import { invitations } from "@product/domain/planning/staffing/call-outs";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { callOut } from "./commands.server.ts";
import { unlessAnswered } from "./sweep.server.ts";

/** As many as there are free places; a place counts as given as long as someone asked for it may still answer. */
export async function promoteAll(): Promise<void> {
  for (let next = await nextToAsk(database); next; next = await nextToAsk(database))
    if (!(await unlessAnswered(promote(next)))) return;
}

type Next = NonNullable<Awaited<ReturnType<typeof nextToAsk>>>;

const promote = ({ slotId, eventId }: Next) =>
  perform(theSystem, "assignment.promote", async ({ tx, now, subject, recordChange }) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
    const next = await nextToAsk(tx, slotId);
    if (next) await tx.select({ id: workers.id }).from(workers).where(eq(workers.id, next.workerId)).for("update");
    // Taken meanwhile.
    if (!event || !next) throw new Refused({ code: "assignment.move-illegal" });
    const record = subject({ id: next.id, workerId: next.workerId, event });
    await tx
      .update(assignments)
      .set({ state: "invited", promotedAt: now, version: next.version + 1, updatedAt: now })
      .where(and(eq(assignments.id, next.id), eq(assignments.state, "waitlisted")));
    await callOut(tx, now, [{ id: next.id, kind: "promoted" }]);
    recordChange(record, { state: "waitlisted" }, { state: "invited" });
  });

async function nextToAsk(reader: Pick<Transaction, "select">, slotId?: string) {
  const now = clockNow();
  const [next] = await reader
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      version: assignments.version,
      slotId: slots.id,
      eventId: slots.eventId,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .where(
      and(
        eq(assignments.state, "waitlisted"),
        slotId ? eq(slots.id, slotId) : undefined,
        gt(shifts.startsAt, now),
        isNull(shifts.cancelledAt),
        hasFree,
        nobodyMayComeBack(now),
        sql`(SELECT count(DISTINCT c.letter_id) FROM app.call_out c WHERE c.worker_id = ${assignments.workerId}
          AND c.kind = ANY(${sql.param(invitations)}::text[]) AND c.created_at > ${now}::timestamptz - interval '7 days')
          < (SELECT most_per_week FROM app.call_out_setting)`,
      ),
    )
    .orderBy(asc(assignments.respondedAt), asc(assignments.offeredAt), asc(assignments.id))
    .limit(1);
  return next;
}

const nobodyMayComeBack = (now: Date) => sql`NOT EXISTS (SELECT FROM app.assignment leaving
  WHERE leaving.slot_id = ${slots.id} AND leaving.state = 'withdrawn'
    AND leaving.withdrawn_from = ANY(${sql.param(placeTaking)}::text[])
    AND leaving.ended_at > ${now}::timestamptz - make_interval(mins => ${minutesToTakeBack}))`;

const hasFree = sql`${slots.target} - ${slots.agencySeats} > (SELECT count(*) FROM app.assignment taken
  WHERE taken.slot_id = ${slots.id} AND (taken.state = ANY(${sql.param(placeTaking)}::text[])
    OR (taken.state = 'invited' AND taken.promoted_at IS NOT NULL)))`;
