/** Events, shifts, people on them and what they punched, written at once: the season of a company many times as large as the demonstration's. */
import type pg from "pg";

/** A quarter of the events lie ahead, a hundred of them in the days around today if there are as many. */
export type SeasonSize = { events: number; weekShifts: number; onEach: number; punched: number };

export async function fillSeason(client: pg.Client, size: SeasonSize): Promise<void> {
  await client.query("SET statement_timeout = 0");
  await client.query(`INSERT INTO app.venue (name, country, time_zone, town)
    SELECT 'Recinto ' || n, 'ES', 'Europe/Madrid', 'Bilbao' FROM generate_series(1, 40) n`);
  await client.query(`INSERT INTO app.client (name) SELECT 'Cliente ' || n FROM generate_series(1, 60) n`);
  await client.query(eventsOfYears, [size.events]);
  await client.query(shiftOfEach);
  await client.query(shiftsOfTheWeek, [size.weekShifts]);
  await client.query(placesOfShifts, [size.onEach]);
  await client.query(peopleOfTheWeek, [size.onEach]);
  await client.query(peopleOfTheMonth, [size.punched]);
  await client.query(
    `SELECT app.make_punch_months((now() - interval '2 months')::date, (now() + interval '1 month')::date)`,
  );
  await client.query(punchesOfTheMonth);
  await client.query("VACUUM (ANALYZE) app.event, app.shift, app.slot, app.assignment, app.punch, app.hours_rank");
}

const companyOf = "(SELECT id FROM app.legal_entity WHERE country = 'ES' ORDER BY name LIMIT 1)";
const today = "date_trunc('day', now() AT TIME ZONE 'Europe/Madrid')";

const eventsOfYears = `INSERT INTO app.event (code, title_es, title_en, legal_entity_id, client_id, venue_id, time_zone, status, starts_at, ends_at)
  SELECT 'EV-' || lpad(upper(to_hex(n)), 5, '0'), 'Festival número ' || n, 'Festival number ' || n, ${companyOf},
    clients.ids[1 + n % 60], venues.ids[1 + n % 40], 'Europe/Madrid', CASE WHEN day < 0 THEN 'closed' ELSE 'staffing' END,
    (${today} + day * interval '1 day' + interval '17 hours') AT TIME ZONE 'Europe/Madrid',
    (${today} + day * interval '1 day' + interval '23 hours') AT TIME ZONE 'Europe/Madrid'
  FROM (SELECT n, CASE WHEN n <= least(100, $1::int / 4) THEN n % 7 WHEN n % 4 = 0 THEN 8 + (n * 7) % 365 ELSE -1 - (n * 11) % 1825 END AS day
      FROM generate_series(1, $1::int) n) numbered,
    (SELECT array_agg(id) ids FROM app.client) clients, (SELECT array_agg(id) ids FROM app.venue WHERE name LIKE 'Recinto %') venues`;

const shiftOfEach = `INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
  SELECT id, 'Barra', starts_at, ends_at, (starts_at AT TIME ZONE 'Europe/Madrid')::date, now() - interval '20 days' FROM app.event`;

const shiftsOfTheWeek = `INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
  SELECT event.id, 'Puerta ' || n, event.starts_at, event.ends_at, (event.starts_at AT TIME ZONE 'Europe/Madrid')::date,
    CASE WHEN n % 4 > 0 THEN now() - interval '20 days' END
  FROM generate_series(1, $1::int) n JOIN (SELECT row_number() OVER (ORDER BY code) - 1 AS place, count(*) OVER () AS all_of_them, event.*
    FROM app.event WHERE starts_at BETWEEN ${today} AND ${today} + interval '7 days') event ON event.place = n % event.all_of_them`;

const placesOfShifts = `INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
  SELECT shift.id, shift.event_id, role.id, $1::int / 2, $1::int, $1::int + 100, 'book' FROM app.shift
  CROSS JOIN (SELECT id FROM app.role WHERE key IN ('waiter', 'steward')) role`;

/** Each on one shift of the week, so that nobody is at two places at once. */
const peopleOfTheWeek = `WITH place AS (
    SELECT slot.id, slot.shift_id, shift.during, shift.published_at IS NULL AS is_draft, row_number() OVER (ORDER BY slot.id) - 1 AS number
    FROM app.slot JOIN app.shift ON shift.id = slot.shift_id JOIN app.role ON role.id = slot.role_id
    WHERE role.key = 'waiter' AND shift.title LIKE 'Puerta %'
  ), someone AS (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM app.worker WHERE status = 'active' AND legal_entity_id = ${companyOf}
    LIMIT (SELECT count(*) FROM place) * $1::int
  )
  INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
  SELECT place.id, place.shift_id, someone.id, place.during, CASE WHEN is_draft THEN 'staged' ELSE 'confirmed' END, 'book'
  FROM someone JOIN place ON place.number = someone.number / $1::int`;

const peopleOfTheMonth = `WITH place AS (
    SELECT slot.id, slot.shift_id, shift.during, row_number() OVER (ORDER BY slot.id) - 1 AS number
    FROM app.slot JOIN app.shift ON shift.id = slot.shift_id JOIN app.role ON role.id = slot.role_id
    WHERE role.key = 'steward' AND shift.ends_at BETWEEN now() - interval '30 days' AND now() - interval '6 hours'
  ), someone AS (
    SELECT id, row_number() OVER (ORDER BY id DESC) - 1 AS number FROM app.worker LIMIT $1::int
  )
  INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
  SELECT place.id, place.shift_id, someone.id, place.during, 'checked_out', 'book'
  FROM someone JOIN place ON place.number = someone.number % (SELECT count(*) FROM place)`;

/** In and out of each; one in fifty went without punching out. */
const punchesOfTheMonth = `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, shift_id, assignment_id, kind, at, received_at, time_zone, source, client_id)
  SELECT event.legal_entity_id, a.worker_id, event.id, shift.id, a.id, made.kind, made.at, made.at, 'Europe/Madrid', 'gate', gen_random_uuid()
  FROM app.assignment a JOIN app.shift ON shift.id = a.shift_id JOIN app.event ON event.id = shift.event_id
  CROSS JOIN LATERAL (VALUES ('in', shift.starts_at - interval '5 minutes'), ('out', shift.ends_at + interval '3 minutes')) made (kind, at)
  WHERE a.state = 'checked_out' AND (made.kind = 'in' OR abs(hashtext(a.id::text)) % 50 > 0)`;
