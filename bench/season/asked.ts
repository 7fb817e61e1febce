/**
 * The data behind the questions: the seven days from today, a place on one of them, and a rota that is not published.
 */
import { eq } from "drizzle-orm";
import pg from "pg";
import { database } from "@product/database/client";
import { events, shifts, slots } from "@product/database/tables/planning/event";
import { plusDays } from "@product/domain/time/local-date";

const today = new Date().toISOString().slice(0, 10);

export const thisWeek = (): string[] => Array.from({ length: 7 }, (_, day) => plusDays(today, day));

export async function firstPlace() {
  const [found] = await database
    .select({ slot: slots, shift: shifts, event: events })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(eq(shifts.day, plusDays(today, 3)))
    .limit(1);
  const { slot, shift, event } = found!;
  return {
    place: { id: slot.id, shiftId: shift.id, roleId: slot.roleId },
    where: { entityId: event.legalEntityId, venueId: event.venueId, day: shift.day },
  };
}

const weeks = 8;
const peopleOfDraft = 250;

/**
 * A draft rota: one evening a week for eight weeks, with fifty shifts of five people who may all work there. Shifts
 * that an earlier run published are deleted first.
 */
export async function draftRota(url: string): Promise<{ id: string; version: number }[]> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  try {
    const days = Array.from({ length: weeks }, (_, week) => plusDays(today, 14 + week * 7));
    await client.query("DELETE FROM app.shift WHERE title = 'Terraza'");
    const { rows } = await client.query<{ id: string; version: number }>(
      `INSERT INTO app.shift (event_id, title, starts_at, ends_at, day)
       SELECT (SELECT id FROM app.event WHERE status = 'staffing' ORDER BY code LIMIT 1), 'Terraza', day + interval '17 hours',
         day + interval '22 hours', day FROM unnest($1::date[]) day, generate_series(1, $2::int / 5) RETURNING id, version`,
      [days, peopleOfDraft],
    );
    const { rowCount } = await client.query(
      `WITH made AS (
         INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
         SELECT shift.id, shift.event_id, role.id, 5, 5, 5, 'book' FROM app.shift, app.role
         WHERE shift.id = ANY($1) AND role.key = 'waiter' RETURNING id, shift_id, role_id
       ), place AS (
         SELECT made.*, shift.during, row_number() OVER (PARTITION BY shift.day ORDER BY shift.id) - 1 AS number
         FROM made JOIN app.shift ON shift.id = made.shift_id
       ), someone AS (
         SELECT worker.id, row_number() OVER (ORDER BY worker.id) - 1 AS number FROM app.worker
         JOIN app.clearance_span span ON span.worker_id = worker.id AND span.verdict = 'ALLOW'
           AND span.role_id = (SELECT id FROM app.role WHERE key = 'waiter') AND span.first_day <= $2 AND span.last_day >= $3
         WHERE worker.legal_entity_id = (SELECT event.legal_entity_id FROM app.event WHERE status = 'staffing' ORDER BY code LIMIT 1)
         LIMIT $4
       )
       INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT place.id, place.shift_id, someone.id, place.during, 'staged', 'book'
       FROM place JOIN someone ON place.number = someone.number / 5`,
      [rows.map(({ id }) => id), days[0], days.at(-1), peopleOfDraft],
    );
    if (rowCount !== weeks * peopleOfDraft) throw new Error(`only ${rowCount} places have somebody who can work there`);
    return rows;
  } finally {
    await client.end();
  }
}
