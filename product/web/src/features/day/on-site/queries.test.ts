import { expect } from "vitest";
import { attendanceOf } from "#features/day/check-in/queries.server.ts";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { lateArrivalRows, lateArrivals, onSite, onSiteRows } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const lead = who(["checkin.view"]);
const options = { locale: "en", narrow: {}, limit: 10, offset: 0 } as const;
const counts = async () => [(await lateArrivals(lead)).n, (await onSite(lead)).n];

test("whoever is expected is late ten minutes after the start, then on site until they leave", async () => {
  const id = await worked();
  const { rows } = await query(
    "SELECT s.event_id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.id = $1",
    [id],
  );
  const eventId = rows[0].event_id as string;
  const punch = (kind: "in" | "break_start" | "out", at: string) => {
    itIs(wall(at).toISOString());
    return recordPunch(who(["checkin.create"]), {
      workerId: ready.id,
      kind,
      source: "gate",
      clientId: crypto.randomUUID(),
      eventId,
    });
  };
  itIs(wall("14:09").toISOString());
  expect(await counts()).toEqual([0, 0]);
  await query("UPDATE app.assignment SET late_minutes = 20, late_at = now() WHERE id = $1", [id]);
  expect(await counts(), "they have said so themselves").toEqual([1, 0]);
  expect((await lateArrivalRows(lead, options))[0]!.about).toContain("says 20 min late");
  await query("UPDATE app.assignment SET late_minutes = NULL, late_at = NULL WHERE id = $1", [id]);
  itIs(wall("14:11").toISOString());
  expect(await counts()).toEqual([1, 0]);
  expect(await lateArrivalRows(lead, options)).toMatchObject([{ id, at: `/admin/events/${eventId}/check-in`, n: 1 }]);
  await punch("in", "14:15");
  expect(await counts()).toEqual([0, 1]);
  await punch("break_start", "18:00");
  expect(await onSiteRows(lead, options)).toMatchObject([{ id }]);
  const at = (place: string) => who(["checkin.view"], { kind: "event", id: place });
  expect(await onSiteRows(at(eventId), options)).toHaveLength(1);
  expect(await onSiteRows(at(crypto.randomUUID()), options)).toEqual([]);
  await punch("out", "22:00");
  expect(await counts()).toEqual([0, 0]);
});

test("who stays from one shift of the event to the next is late for neither", async () => {
  const id = await worked(["in", "13:55"]);
  await query(
    `WITH next AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
       SELECT event_id, 'Noche', ends_at, ends_at + interval '4 hours', day, published_at FROM app.shift
       WHERE id = (SELECT shift_id FROM app.assignment WHERE id = $1) RETURNING id, event_id, during),
     place AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT next.id, next.event_id, $2, 1, 1, 1, 'book' FROM next RETURNING id, shift_id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT place.id, next.id, $3, next.during, 'confirmed', 'book' FROM place JOIN next ON true`,
    [id, ready.roleId, ready.id],
  );
  const { rows } = await query("SELECT event_id FROM app.shift WHERE title = 'Noche' AND starts_at = $1", [
    wall("22:00"),
  ]);
  const standings = async () => (await attendanceOf(rows.at(-1)!.event_id, "en")).map(({ standing }) => standing);
  itIs(wall("21:00").toISOString());
  expect(await standings()).toEqual(["there", "not-yet"]);
  itIs(wall("22:20").toISOString());
  expect(await standings()).toEqual(["there", "there"]);
  expect(await counts()).toEqual([0, 1]);
});
