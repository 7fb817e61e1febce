import { expect } from "vitest";
import { itIs } from "#testing/clock.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { attendanceAtRisk, attendanceAtRiskRows, factsOf } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const planner = who(["assignment.view"]);
const options = { locale: "en", limit: 10, offset: 0 } as const;

test("a place is at risk when those who are on it have missed shifts, and no more once they contest it", async () => {
  const past = await worked();
  await query("UPDATE app.assignment SET state = 'no_show' WHERE id = $1", [past]);
  expect((await factsOf([ready.id])).get(ready.id)).toEqual({ came: 0, missed: 1 });
  // The same place again, four days later.
  await query(
    `WITH next AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
       SELECT event_id, 'Noche', starts_at + interval '4 days', ends_at + interval '4 days', day + 4, published_at
       FROM app.shift WHERE id = (SELECT shift_id FROM app.assignment WHERE id = $1) RETURNING id, event_id, during),
     place AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT next.id, next.event_id, $2, 1, 1, 1, 'book' FROM next RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT place.id, next.id, $3, next.during, 'confirmed', 'book' FROM place JOIN next ON true`,
    [past, ready.roleId, ready.id],
  );
  expect(await attendanceAtRisk(planner)).toMatchObject({ n: 1 });
  expect((await attendanceAtRiskRows(planner, options))[0]).toMatchObject({
    n: 1,
    about: expect.arrayContaining(["0 expected of 1 booked, 1 needed", "nobody on standby"]),
    at: expect.stringMatching(/^\/admin\/events\/.*\/staffing\?slot=/),
  });
  await query(
    `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT a.slot_id, a.shift_id, (SELECT id FROM app.worker WHERE id <> $1 ORDER BY id DESC LIMIT 1), a.during, 'standby', 'book'
     FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.worker_id = $1 AND s.title = 'Noche'`,
    [ready.id],
  );
  expect((await attendanceAtRiskRows(planner, options))[0], "leads to where they are called in").toMatchObject({
    about: expect.arrayContaining(["call standbys: 1"]),
    at: expect.stringMatching(/^\/admin\/events\/.*\/shifts\/.*\/people$/),
  });
  await query(
    `WITH many AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
       SELECT event_id, 'Full', starts_at + interval '1 day' + n * interval '1 minute',
         starts_at + interval '1 day' + (n + 1) * interval '1 minute', day + 1, published_at
       FROM app.shift, generate_series(1, 1100) n WHERE id = (SELECT shift_id FROM app.assignment WHERE id = $1)
       RETURNING id, event_id, during),
     places AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT many.id, many.event_id, $2, 1, 1, 1, 'book' FROM many RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT places.id, many.id, (SELECT id FROM app.worker WHERE id <> $3 ORDER BY id LIMIT 1), many.during, 'confirmed', 'book'
       FROM places JOIN many ON many.id = places.shift_id`,
    [past, ready.roleId, ready.id],
  );
  expect(await attendanceAtRisk(planner), "more earlier places than are counted, of people who came").toMatchObject({
    n: 1,
  });
  expect(await attendanceAtRisk(who(["assignment.view"], { kind: "event", id: crypto.randomUUID() }))).toMatchObject({
    n: 0,
  });
  await query(
    `INSERT INTO app.hours_line (assignment_id, worker_id, event_id, legal_entity_id, day, disputed_at, disputed_by, dispute, updated_at)
     SELECT a.id, a.worker_id, s.event_id, e.legal_entity_id, s.day, now(), 'worker', 'I was there', now()
     FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id JOIN app.event e ON e.id = s.event_id WHERE a.id = $1`,
    [past],
  );
  expect(await attendanceAtRisk(planner)).toMatchObject({ n: 0 });
  itIs("2027-09-19T09:00:00Z");
  expect(await factsOf([ready.id]), "what workers do not see any more does not count").toEqual(new Map());
});
