/** Open answers of the demonstration's workers: applications, standbys, changes between two, and a search for cover. */
import { sql } from "drizzle-orm";
import type { Transaction } from "@product/database/write";

const coming = (eventId: string) => sql`SELECT a.id, a.slot_id, a.worker_id, a.state, s.starts_at, sl.role_id, sl.target
  FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id JOIN app.slot sl ON sl.id = a.slot_id
  WHERE s.event_id = ${eventId} AND s.published_at IS NOT NULL AND s.starts_at > now()`;

export async function loadAnswers(tx: Transaction, eventId: string): Promise<void> {
  await openOne(tx, eventId);
  await swapTwo(tx, eventId);
  await coverOne(tx, eventId);
  await callSome(tx, eventId);
}

/** The last place where some are asked is open: who was asked has applied, and one stands by. */
const openOne = (tx: Transaction, eventId: string) =>
  tx.execute(sql`WITH asked AS (SELECT * FROM (${coming(eventId)}) c WHERE state = 'invited'),
      place AS (SELECT slot_id FROM asked ORDER BY starts_at DESC, slot_id LIMIT 1),
      opened AS (UPDATE app.slot SET fill_mode = 'open' WHERE id IN (SELECT slot_id FROM place)),
      people AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM asked WHERE slot_id IN (SELECT slot_id FROM place))
    UPDATE app.assignment SET source = 'apply', responded_at = offered_at,
        state = CASE WHEN people.n = 2 THEN 'standby' ELSE 'applied' END
      FROM people WHERE people.id = assignment.id AND people.n <= 3`);

/** One gives a shift away, and another has found someone. */
const swapTwo = (tx: Transaction, eventId: string) =>
  tx.execute(sql`WITH theirs AS (SELECT *, row_number() OVER (ORDER BY starts_at, id) AS n FROM (${coming(eventId)}) c WHERE state = 'confirmed')
    INSERT INTO app.swap_request (worker_id, assignment_id, kind, peer_id, state, expires_at, answered_at)
    SELECT t.worker_id, t.id, 'give', peer.worker_id, CASE WHEN t.n = 1 THEN 'accepted_by_peer' ELSE 'proposed' END, t.starts_at,
      CASE WHEN t.n = 1 THEN now() END
    FROM theirs t LEFT JOIN LATERAL (SELECT r.worker_id FROM app.worker_role r JOIN app.worker w ON w.id = r.worker_id
        JOIN app.worker own ON own.id = t.worker_id
      WHERE t.n = 1 AND r.role_id = t.role_id AND w.status = 'active' AND w.legal_entity_id = own.legal_entity_id
        AND NOT EXISTS (SELECT FROM (${coming(eventId)}) busy WHERE busy.worker_id = w.id)
      ORDER BY w.id LIMIT 1) peer ON true
    WHERE t.n = 2 OR (t.n = 1 AND peer.worker_id IS NOT NULL)`);

/** Those who are asked there were asked by it; as long as they may answer it waits, so that nobody is written to. */
const coverOne = (tx: Transaction, eventId: string) =>
  tx.execute(sql`WITH asked AS (SELECT * FROM (${coming(eventId)}) c WHERE state = 'invited'),
      place AS (SELECT slot_id, starts_at FROM asked ORDER BY starts_at DESC, slot_id LIMIT 1),
      theirs AS (UPDATE app.assignment SET source = 'auto' WHERE state = 'invited' AND slot_id IN (SELECT slot_id FROM place) RETURNING id)
    INSERT INTO app.cover_run (slot_id, waves, asked, next_at, started_at)
    SELECT slot_id, 1, (SELECT count(*) FROM theirs), starts_at, now() FROM place`);

/** For the next place with a gap two have been called already, and were not reached. */
const callSome = (tx: Transaction, eventId: string) =>
  tx.execute(sql`WITH place AS (SELECT sl.id, sl.role_id, s.id AS shift_id, s.title, s.starts_at, s.ends_at FROM app.slot sl
        JOIN app.shift s ON s.id = sl.shift_id
      WHERE sl.event_id = ${eventId} AND s.published_at IS NOT NULL AND s.cancelled_at IS NULL AND s.starts_at > now()
        AND sl.target > (SELECT count(*) FROM app.assignment a WHERE a.slot_id = sl.id AND a.state = 'confirmed')
      ORDER BY s.starts_at, sl.id LIMIT 1),
    people AS (SELECT w.id, row_number() OVER (ORDER BY w.id) AS n FROM app.worker w JOIN app.event e ON e.id = ${eventId}
        JOIN app.worker_role r ON r.worker_id = w.id JOIN place ON place.role_id = r.role_id
      WHERE w.status = 'active' AND w.legal_entity_id = e.legal_entity_id AND NOT EXISTS (
        SELECT FROM app.assignment a WHERE a.worker_id = w.id AND a.shift_id = place.shift_id)
      ORDER BY w.id LIMIT 2)
    INSERT INTO app.phone_call (worker_id, slot_id, outcome, created_at, offered)
    SELECT people.id, place.id, CASE WHEN people.n = 1 THEN 'no-answer' ELSE 'call-back' END, now() - people.n * interval '20 minutes',
      jsonb_build_object('event', jsonb_build_object('en', coalesce(nullif(e.title_en, ''), e.title_es), 'es', coalesce(nullif(e.title_es, ''), e.title_en)),
        'role', jsonb_build_object('en', r.name_en, 'es', r.name_es), 'shift', place.title, 'place', concat_ws(', ', v.name, nullif(v.town, '')),
        'startsAt', to_char(place.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'endsAt', to_char(place.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', e.time_zone)
    FROM people, place JOIN app.role r ON r.id = place.role_id JOIN app.event e ON e.id = ${eventId} JOIN app.venue v ON v.id = e.venue_id`);
