import { sql } from "drizzle-orm";
import { assignmentStates, atWork, isReleasable } from "@product/domain/planning/assignments";
import type { Transaction } from "#request/perform.ts";
import { lockPeopleOf } from "./lock.server.ts";
import { isOwed } from "./owed.server.ts";
import type { CancelForm, Decided } from "./schema.ts";

const listed = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(", "));
const informedStates = listed(assignmentStates.filter((state) => isReleasable(state) && state !== "staged"));

/**
 * Releases everyone whose shift of this event is not over: with their hours of notice and the compensation owed, by the
 * terms of their shift if it has its own. Workers only staged never heard of it.
 */
export async function releasePeople(
  tx: Transaction,
  eventId: string,
  { reason, ...decided }: Pick<CancelForm, "reason" | keyof Decided>,
  now: Date,
): Promise<string[]> {
  await lockPeopleOf(tx, eventId);
  const to = sql`shift.id = held.shift_id AND shift.event_id = ${eventId} AND shift.ends_at > ${now}`;
  await tx.execute(sql`DELETE FROM app.assignment held USING app.shift WHERE ${to} AND held.state = 'staged'`);
  const hours = sql`greatest(0, floor(extract(epoch FROM shift.starts_at - ${now}::timestamptz) / 3600))::int`;
  const { rows } = await tx.execute<{ id: string }>(sql`UPDATE app.assignment held
    SET state = 'cancelled', ended_at = ${now}, ended_reason = ${reason}, notice_hours = ${hours}, compensation_due = ${isOwed(decided, now)},
      version = held.version + 1, updated_at = ${now}
    FROM app.shift WHERE ${to} AND held.state IN (${informedStates}) RETURNING held.id`);
  return rows.map(({ id }) => id);
}

/** Those that are not over, unless somebody is at work there. */
export const cancelShifts = (tx: Transaction, eventId: string, now: Date) =>
  tx.execute(sql`UPDATE app.shift SET cancelled_at = ${now}, pending = NULL, version = version + 1, updated_at = ${now}
    WHERE event_id = ${eventId} AND cancelled_at IS NULL AND ends_at > ${now} AND NOT EXISTS
      (SELECT FROM app.assignment held WHERE held.shift_id = shift.id AND held.state IN (${listed(atWork)}))`);
