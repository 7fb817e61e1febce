/** People to ask and a shift to ask them for, made in the demonstration as journeys need them. */
import type { Accounts } from "#e2e/accounts.ts";

type Query = Accounts["query"];

/** Waiters who may work in a fortnight, have nothing else then, had no address at this domain before, and may be asked at any hour. */
export async function freeWaiters(query: Query, emails: readonly string[], language: "en" | "es"): Promise<string[]> {
  await query("UPDATE app.call_out_setting SET quiet_from = 3, quiet_until = 3");
  const { rows } = await query(
    `UPDATE app.worker SET email = chosen.email, language = $2 FROM (
       SELECT found.id, ($1::text[])[row_number() OVER (ORDER BY found.id)] AS email FROM (
         SELECT w.id FROM app.worker w JOIN app.role r ON r.key = 'waiter'
         JOIN app.worker_role wr ON wr.worker_id = w.id AND wr.role_id = r.id
         JOIN app.clearance_span s ON s.worker_id = w.id AND s.role_id = r.id AND s.verdict = 'ALLOW'
           AND s.first_day <= (now() AT TIME ZONE 'Europe/Madrid')::date
           AND s.last_day >= (now() AT TIME ZONE 'Europe/Madrid')::date + 30
         JOIN app.legal_entity e ON e.id = w.legal_entity_id AND e.country = 'ES'
         WHERE w.status = 'active' AND w.email NOT LIKE '%@' || split_part(($1::text[])[1], '@', 2)
           AND NOT EXISTS (SELECT FROM app.assignment a WHERE a.worker_id = w.id AND a.during && tstzrange(now(), now() + interval '60 days'))
         ORDER BY w.id LIMIT cardinality($1::text[])) found) chosen
     WHERE worker.id = chosen.id RETURNING worker.id, worker.email`,
    [emails, language],
  );
  return emails.map((email) => rows.find((row) => row.email === email).id as string);
}

type Wanted = {
  title: string;
  legalEntityId: string;
  fillMode: "invite" | "book";
  notes?: { en: string; es: string };
  meetingPoint?: string;
};

/** A published shift in a fortnight with one place for a waiter. */
export async function publishedShift(
  query: Query,
  { title, legalEntityId, fillMode, notes = { en: "", es: "" }, meetingPoint = "" }: Wanted,
) {
  const { rows } = await query(
    `WITH e AS (INSERT INTO app.event (code, title_en, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
         SELECT 'EV-' || upper(substr(md5($1), 1, 6)), $1, $1, $2, v.id, v.time_zone, 'staffing',
           date_trunc('day', now()) + interval '13 days', date_trunc('day', now()) + interval '16 days'
         FROM app.venue v WHERE v.name = 'Parque Ribera' RETURNING id, starts_at),
       s AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at, notes_en, notes_es, meeting_point)
         SELECT id, 'Barra', starts_at + interval '1 day 12 hours', starts_at + interval '1 day 17 hours',
           (starts_at + interval '1 day')::date, now(), $4, $5, $6 FROM e RETURNING id, event_id)
     INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT s.id, s.event_id, r.id, 1, 1, 1, $3 FROM s, app.role r WHERE r.key = 'waiter'
       RETURNING id, shift_id, event_id`,
    [title, legalEntityId, fillMode, notes.en, notes.es, meetingPoint],
  );
  const { id, shift_id, event_id } = rows[0];
  const people = `/admin/events/${event_id}/shifts/${shift_id}/people`;
  return { slotId: id as string, people, staffing: `/admin/events/${event_id}/staffing?slot=${id}` };
}

/** The minutes are over in which somebody may take back that they cannot come. */
export const undoIsOver = (query: Query) =>
  query("UPDATE app.job SET run_at = now() WHERE kind = 'cover.drop-out' AND state = 'waiting'");
