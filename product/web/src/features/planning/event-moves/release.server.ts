import { sql } from "drizzle-orm";
import { assignmentStates, atWork, isReleasable, placeTaking } from "@product/domain/planning/assignments";
import type { Transaction } from "#request/perform.ts";
import { lockPeopleOf } from "./lock.server.ts";
import type { CancelForm } from "./schema.ts";

const listed = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(", "));
const holdsPlace = sql`held.state IN (${listed(placeTaking)})`;
const told = listed(assignmentStates.filter((state) => isReleasable(state) && state !== "staged"));

/**
 * Lets everyone go whose shift of this event is not over: with the hours of notice that they have, and with what they are owed,
 * as the terms of their shift say where it has its own.
 * Who was only staged never heard of it.
 */
export async function releasePeople(
  tx: Transaction,
  eventId: string,
  { reason, compensation, lateHours }: Pick<CancelForm, "reason" | "compensation" | "lateHours">,
  now: Date,
): Promise<string[]> {
  await lockPeopleOf(tx, eventId);
  const to = sql`shift.id = held.shift_id AND shift.event_id = ${eventId} AND shift.ends_at > ${now}`;
  await tx.execute(sql`DELETE FROM app.assignment held USING app.shift WHERE ${to} AND held.state = 'staged'`);
  const hours = sql`greatest(0, floor(extract(epoch FROM shift.starts_at - ${now}::timestamptz) / 3600))::int`;
  const ofShift = sql`FROM app.work_terms own WHERE own.shift_id = shift.id`;
  const owed = sql`coalesce((SELECT own.terms ->> 'compensation' ${ofShift}), ${compensation})`;
  const late = sql`coalesce((SELECT (own.terms ->> 'lateHours')::int ${ofShift}), ${lateHours}::int)`;
  const isOwed = sql`${holdsPlace} AND CASE ${owed} WHEN 'all' THEN true
    WHEN 'late' THEN shift.starts_at < ${now}::timestamptz + make_interval(hours => ${late}) ELSE false END`;
  const { rows } = await tx.execute<{ id: string }>(sql`UPDATE app.assignment held
    SET state = 'cancelled', ended_at = ${now}, ended_reason = ${reason}, notice_hours = ${hours}, compensation_due = ${isOwed},
      version = held.version + 1, updated_at = ${now}
    FROM app.shift WHERE ${to} AND held.state IN (${told}) RETURNING held.id`);
  return rows.map(({ id }) => id);
}

/** Those that are not over, unless somebody is at work there. */
export const cancelShifts = (tx: Transaction, eventId: string, now: Date) =>
  tx.execute(sql`UPDATE app.shift SET cancelled_at = ${now}, pending = NULL, version = version + 1, updated_at = ${now}
    WHERE event_id = ${eventId} AND cancelled_at IS NULL AND ends_at > ${now} AND NOT EXISTS
      (SELECT FROM app.assignment held WHERE held.shift_id = shift.id AND held.state IN (${listed(atWork)}))`);
