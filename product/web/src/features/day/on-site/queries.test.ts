import { expect } from "vitest";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { lateArrivalRows, lateArrivals, onSite, onSiteRows } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const lead = who(["checkin.view"]);
const asked = { locale: "en", narrow: {}, limit: 10, offset: 0 } as const;
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
  expect((await lateArrivalRows(lead, asked))[0]!.about).toContain("says 20 min late");
  await query("UPDATE app.assignment SET late_minutes = NULL, late_at = NULL WHERE id = $1", [id]);
  itIs(wall("14:11").toISOString());
  expect(await counts()).toEqual([1, 0]);
  expect(await lateArrivalRows(lead, asked)).toMatchObject([{ id, at: `/admin/events/${eventId}/check-in`, n: 1 }]);
  await punch("in", "14:15");
  expect(await counts()).toEqual([0, 1]);
  await punch("break_start", "18:00");
  expect(await onSiteRows(lead, asked)).toMatchObject([{ id }]);
  const at = (place: string) => who(["checkin.view"], { kind: "event", id: place });
  expect(await onSiteRows(at(eventId), asked)).toHaveLength(1);
  expect(await onSiteRows(at(crypto.randomUUID()), asked)).toEqual([]);
  await punch("out", "22:00");
  expect(await counts()).toEqual([0, 0]);
});
