import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { editRotaSetting } from "#features/planning/rota-settings/commands.server.ts";
import { rotaSettingForm } from "#features/planning/rota-settings/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { minutesByDay, openByDay, personRows, demandRows, totalsOf } from "./rota-rows.ts";
import { rotaFor } from "./rota.server.ts";
import { rotaQuery } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const rotaIn = (search: Record<string, string> = {}, actor = planner) =>
  rotaFor(actor, rotaQuery.parse({ day: "2027-06-18", ...search }), "es");

/** A shift for riggers with the ready worker on it. */
async function worked(eventId: string, fields: Record<string, unknown> = {}) {
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, target: 2, maximum: 3 });
  await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  return shiftId;
}

describe("a rota", () => {
  test("shows who works when, what is still to fill, and the hours of each", async () => {
    const shiftId = await worked(await event());
    const draft = await rotaIn();
    expect(draft.days).toHaveLength(7);
    expect(personRows(draft)).toMatchObject([
      { person: { id: ready.id }, minutes: 480, on: [{ day: "2027-06-18", assignment: { state: "staged" } }] },
    ]);
    expect(openByDay(draft).get("2027-06-18")).toMatchObject([{ slot: { target: 2, confirmed: 0 } }]);
    expect(minutesByDay(draft).get("2027-06-18")).toBe(0);
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    const published = await rotaIn();
    expect(minutesByDay(published).get("2027-06-18")).toBe(480);
    expect(demandRows(await rotaIn({ by: "roles" }))).toMatchObject([{ on: [{ fill: { confirmed: 1, target: 2 } }] }]);
    expect(demandRows(await rotaIn({ by: "events" }))).toHaveLength(1);
    expect((await rotaIn({ day: "2027-06-25" })).shifts).toEqual([]);
  });

  test("puts what begins before five with the evening before, and a changed shift where it is planned", async () => {
    const eventId = await event();
    await worked(eventId, { startsAt: "2027-06-21T02:00", endsAt: "2027-06-21T06:00" });
    expect((await rotaIn({ event: eventId })).shifts.map(({ day }) => day)).toEqual(["2027-06-20"]);
    const moved = await worked(eventId, { startsAt: "2027-06-18T10:00", endsAt: "2027-06-18T12:00" });
    await publishShift(planner, moved, await versionOf("shift", moved));
    const version = await versionOf("shift", moved);
    const times = { startsAt: "2027-06-29T10:00", endsAt: "2027-06-29T13:00" };
    await editShift(planner, moved, shiftForm.parse({ title: "Montaje", ...times, version }));
    expect((await rotaIn({ event: eventId })).shifts).toHaveLength(1);
    expect((await rotaIn({ event: eventId, day: "2027-06-29" })).shifts).toMatchObject([
      { id: moved, day: "2027-06-29", state: "changed", minutes: 180, was: { startsAt: expect.any(Number) } },
    ]);
  });

  test("says on which days somebody cannot work, and not why", async () => {
    await worked(await event());
    await query(
      `INSERT INTO app.availability (worker_id, kind, first_day, last_day, weekdays, source)
       VALUES ($1, 'unavailable', '2027-06-01', '2027-06-30', '{6}', 'worker')`,
      [ready.id],
    );
    const knowing = who(["shift.view", "assignment.view", "availability.view"]);
    expect((await rotaIn({}, knowing)).unavailable).toEqual([`${ready.id} 2027-06-19`]);
  });

  test("shows nothing of other events than those of the reader, and nobody to who may not see people", async () => {
    const eventId = await event();
    await worked(eventId);
    const lead = who(["shift.view"], { kind: "event", id: eventId });
    expect(await rotaIn({}, lead)).toMatchObject({ shifts: [{ eventId }], people: [], count: 0 });
    const elsewhere = who(["shift.view"], { kind: "event", id: crypto.randomUUID() });
    expect((await rotaIn({}, elsewhere)).shifts).toEqual([]);
  });

  test("begins its day when the company says", async () => {
    const eventId = await event();
    await worked(eventId, { startsAt: "2027-06-21T02:00", endsAt: "2027-06-21T06:00" });
    const office = who(["settings.edit"]);
    await editRotaSetting(office, rotaSettingForm.parse({ dayBeginsAt: "0", version: "1" }));
    expect(await rotaIn({ event: eventId })).toMatchObject({ shifts: [], dayBeginsAt: 0 });
    expect((await rotaIn({ event: eventId, day: "2027-06-21" })).shifts).toHaveLength(1);
    await editRotaSetting(office, rotaSettingForm.parse({ dayBeginsAt: "5", version: "2" }));
    await expect(editRotaSetting(office, { dayBeginsAt: 6, version: 2 })).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("says what the days cost to who may see pay, by the contracts of those who work", async () => {
    const shiftId = await worked(await event());
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    await query("UPDATE app.engagement SET base_rate = 1150, currency = 'EUR' WHERE worker_id = $1", [ready.id]);
    const payroll = who(["shift.view", "assignment.view", "pay.view"]);
    const { costs } = await rotaIn({}, payroll);
    expect(costs).toEqual([{ day: "2027-06-18", currency: "EUR", amount: 9200 }]);
    expect(totalsOf([...costs!, ...costs!])).toEqual([{ currency: "EUR", amount: 18400 }]);
    expect((await rotaIn()).costs).toBeUndefined();
  });

  test("takes an address that makes no sense for none", () => {
    const nonsense = {
      view: "year",
      by: "' OR 1=1",
      as: "x",
      day: "9999-12-31",
      event: "1",
      role: "x".repeat(99),
      page: "-3",
    };
    expect(rotaQuery.parse(nonsense)).toEqual({ view: "week", by: "people", as: "grid", page: 1 });
  });
});
