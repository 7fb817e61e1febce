import { eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { assignmentStates, atWork, isReleasable } from "@product/domain/planning/assignments";
import { movedEdge, movedPending, movedTimes, type AtClockChange } from "@product/domain/planning/rota/moved";
import { Refused } from "@product/domain/refusals";
import { daysBetween } from "@product/domain/time/weeks";
import { dayAt } from "@product/domain/time/zoned";
import { eventChanges, events, shifts } from "@product/database/tables/planning/event";
import { taking } from "@product/database/filters/event-columns";
import { callOut, standingNow } from "#features/planning/call-outs/commands.server.ts";
import { ensureCurrent, ensureOpen, lockEvent, type Event } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { answered } from "./clock-question.ts";
import { judgeAnew } from "./judge-anew.server.ts";
import { lockedShifts, lockPeopleOf, namedBy } from "./lock.server.ts";
import { isOwed } from "./owed.server.ts";
import type { Decided, PostponeForm } from "./schema.ts";

type Shift = typeof shifts.$inferSelect;

/**
 * Moves all shifts of the event by whole days, at the same clock times at the venue. Workers who had agreed are asked
 * again; if one has another shift by then, the postponement is refused and names that shift.
 */
export const postponeEvent = (
  actor: Actor,
  id: string,
  { firstDay, reason, notifies, compensation, lateHours, version, ...clockChoice }: PostponeForm,
) =>
  perform(actor, "event.postpone", async ({ tx, now, subject, subjects, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    ensureOpen(event);
    const days = daysBetween(dayAt(event.startsAt, event.timeZone), firstDay);
    if (days === 0) throw new Refused({ code: "event.same-day" });
    const planned = await lockedShifts(tx, id);
    await ensureNotBegun(tx, planned, now);
    await lockPeopleOf(tx, id);
    const standing = notifies
      ? await standingNow(
          tx,
          planned.map((shift) => shift.id),
        )
      : undefined;
    await oweForOldDays(tx, id, { compensation, lateHours }, now);
    const moves = planned.map((shift) => ({ shift, to: movedShift(shift, event, days, clockChoice) }));
    // People go along with their shifts, one shift after the other: whether they fit is judged once all have moved.
    await tx.execute(sql`SET CONSTRAINTS app.assignment_overlap DEFERRED`);
    for (const { shift, to } of moves)
      await tx
        .update(shifts)
        .set({ ...to, version: shift.version + 1, updatedAt: now })
        .where(eq(shifts.id, shift.id));
    await ensureNobodyTwice(tx, id);
    await tx.execute(sql`SET CONSTRAINTS app.assignment_overlap IMMEDIATE`);
    await judgeAnew(tx, event, now);
    const reconfirmIds = await askAgain(tx, id, now);
    const columns = movedEvent(event, days);
    await tx
      .update(events)
      .set({ ...columns, statusReason: reason, version: event.version + 1, updatedAt: now })
      .where(eq(events.id, id));
    const decided = { notifies, compensation, lateHours: compensation === "late" ? lateHours : null };
    await tx.insert(eventChanges).values({
      eventId: id,
      kind: "postponed",
      reason,
      ...decided,
      days,
      people: reconfirmIds.length,
      createdAt: now,
    });
    if (notifies) await callOut(tx, now, await toldOf(tx, id, reconfirmIds), standing);
    subjects("assignment", namedBy(reconfirmIds));
    const before = { status: event.status, startsAt: event.startsAt, endsAt: event.endsAt };
    recordChange(event, before, { ...columns, reason, ...decided, days, people: reconfirmIds.length });
    return { id };
  });

/** For the day that they had kept free, whatever they answer about the new one; as its shift still stands. */
const oweForOldDays = (tx: Transaction, eventId: string, decided: Decided, now: Date) =>
  tx.execute(sql`UPDATE app.assignment held SET compensation_due = ${isOwed(decided, now)}
    FROM app.shift WHERE shift.id = held.shift_id AND shift.event_id = ${eventId} AND shift.cancelled_at IS NULL`);

/** The status stays where nobody knew of it yet. */
const movedEvent = ({ status, startsAt, endsAt, timeZone }: Event, days: number) => ({
  status: status === "draft" || status === "quoted" ? status : ("postponed" as const),
  startsAt: new Date(movedEdge(startsAt.getTime(), days, timeZone, "start")),
  endsAt: new Date(movedEdge(endsAt.getTime(), days, timeZone, "end")),
});

function movedShift(shift: Shift, { timeZone }: Event, days: number, clockChoice: AtClockChange) {
  const published = { startsAt: shift.startsAt.getTime(), endsAt: shift.endsAt.getTime(), day: shift.day };
  const move = (times: typeof published) => movedTimes(times, days, timeZone, clockChoice);
  const times = answered(move(published), shift.title);
  const pending = answered(movedPending(shift.pending, published, move), shift.title);
  return { day: times.day, startsAt: new Date(times.startsAt), endsAt: new Date(times.endsAt), pending };
}

async function ensureNotBegun(tx: Transaction, planned: readonly Shift[], now: Date): Promise<void> {
  const states = sql.raw(atWork.map((state) => `'${state}'`).join(", "));
  const ids = planned.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT DISTINCT shift_id AS id FROM app.assignment
    WHERE shift_id = ANY(${sql.param(ids)}::uuid[]) AND state IN (${states})`);
  const begun = planned.filter(({ publishedAt, startsAt }) => publishedAt && startsAt <= now).map(({ id }) => id);
  const n = new Set([...begun, ...rows.map(({ id }) => id)]).size;
  if (n > 0) throw new Refused({ code: "event.begun", n });
}

async function ensureNobodyTwice(tx: Transaction, eventId: string): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`SELECT DISTINCT other_shift.title FROM app.shift
    JOIN app.assignment mine ON mine.shift_id = shift.id AND mine.state IN (${taking})
    JOIN app.assignment other ON other.worker_id = mine.worker_id AND other.id <> mine.id AND other.state IN (${taking})
      AND other.during && mine.during
    JOIN app.shift other_shift ON other_shift.id = other.shift_id
    WHERE shift.event_id = ${eventId} ORDER BY 1 LIMIT 10`);
  if (rows.length > 0)
    throw new Refused({ code: "assignment.overlap", shifts: rows.map(({ title }) => title).join(", ") });
}

/** Workers who had agreed to the old days are asked about the new ones. */
async function askAgain(tx: Transaction, eventId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`UPDATE app.assignment held
    SET state = 'reconfirm_pending', offered_at = ${now}, responded_at = NULL,
      notice_hours = greatest(0, floor(extract(epoch FROM shift.starts_at - ${now}::timestamptz) / 3600))::int,
      version = held.version + 1, updated_at = ${now}
    FROM app.shift WHERE shift.id = held.shift_id AND shift.event_id = ${eventId} AND shift.cancelled_at IS NULL
      AND held.state IN ('accepted', 'confirmed') RETURNING held.id`);
  return rows.map(({ id }) => id);
}

/** Sorts the workers into those asked again and those only told that their shift has moved. */
async function toldOf(tx: Transaction, eventId: string, reconfirmIds: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT held.id FROM app.assignment held
    JOIN app.shift ON shift.id = held.shift_id WHERE shift.event_id = ${eventId} AND shift.published_at IS NOT NULL
      AND shift.cancelled_at IS NULL AND held.state IN (${informedStates})`);
  const again = new Set(reconfirmIds);
  return rows.map(({ id }) => ({ id, kind: again.has(id) ? ("reconfirm" as const) : ("changed" as const) }));
}

const informedStates = sql.raw(
  assignmentStates
    .filter((state) => isReleasable(state) && state !== "staged")
    .map((state) => `'${state}'`)
    .join(", "),
);
