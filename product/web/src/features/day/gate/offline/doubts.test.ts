import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { toLookAt } from "@product/domain/day/time-lines";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { assignments } from "@product/database/tables/planning/event";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { approveHours } from "#features/day/time/commands.server.ts";
import { timeLines } from "#features/day/time/queries.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { event, eventOf, shift, slot, versionOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const finance = who(["timesheet.approve"]);
const steward = who(["checkin.create"]);
const at = (time: string) => Date.parse(time) as Instant;
const morningAfter = new Date("2027-06-19T22:30:00Z");

/** A phone at the gate of a shift from noon to eight, in contact from before until the time that is said. */
async function aGate(until: string) {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs("2027-06-18T11:50:00Z");
  const phone = await aPhone();
  const { token } = await deviceAt(eventId, phone);
  for (let now = at("2027-06-18T11:55:00Z"); now <= at(until); now = (now + 300_000) as Instant) {
    itIs(new Date(now).toISOString());
    await phone.send(token);
  }
  const bring = async (kind: "in" | "out", time: string) =>
    phone.send(token, await phone.scan(eventId, { kind, at: at(time) }));
  return { eventId, bring };
}

async function lineAt(eventId: string) {
  const { rows } = await query(
    "SELECT a.id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE s.event_id = $1",
    [eventId],
  );
  itIs(morningAfter.toISOString());
  return (await timeLines(database, eq(assignments.id, rows[0].id), "en", morningAfter))[0]!;
}

/** Their next day, as it was planned. */
async function aPlainDay(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await event({ titleEs: "Otro" });
  const shiftId = await shift(eventId, { startsAt: "2027-06-19T14:00", endsAt: "2027-06-19T22:00" });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  for (const [kind, time] of [
    ["in", "2027-06-19T12:00:00Z"],
    ["out", "2027-06-19T20:00:00Z"],
  ] as const)
    await recordPunch(steward, {
      workerId: ready.id,
      kind,
      source: "office",
      clientId: crypto.randomUUID(),
      eventId,
      at: new Date(time),
    });
  return eventId;
}

describe("hours that a gate device makes up, signed and dated back", () => {
  test("are written, say why nobody can confirm them and who held the device, and are approved by who has looked", async () => {
    const { eventId, bring } = await aGate("2027-06-18T20:30:00Z");
    itIs("2027-06-18T20:31:00Z");
    expect([await bring("in", "2027-06-18T12:00:00Z"), await bring("out", "2027-06-18T20:00:00Z")]).toEqual([
      ["written"],
      ["written"],
    ]);
    expect(await conflictsOf(eventId)).toEqual([]);
    const line = await lineAt(eventId);
    const holding = { device: "Gate", heldSince: new Date("2027-06-18T11:50:00Z") };
    expect(line).toMatchObject({
      group: "doubtful",
      doubts: [
        { ...holding, doubts: ["typed-late", "held-back"], receivedAt: new Date("2027-06-18T20:31:00Z") },
        { ...holding, doubts: ["typed-late", "held-back"] },
      ],
    });
    const { rows } = await query("SELECT rank FROM app.hours_rank WHERE assignment_id = $1", [line.id]);
    expect(rows).toEqual([{ rank: 5 }]);
    const seen = { id: line.id, minutes: line.worked.minutes };
    const lookFirst = { refusals: [{ code: "hours.look-first", n: 1 }] };
    for (const looked of [undefined, "", line.doubts[0]!.punchId])
      await expect(approveHours(finance, [{ ...seen, looked }])).rejects.toMatchObject(lookFirst);
    expect(await approveHours(finance, [{ ...seen, looked: toLookAt(line.doubts) }])).toEqual({ count: 1, left: 0 });
    expect((await lineAt(eventId)).decision?.approvedAt).toBeTruthy();
    expect(await lastActs()).toMatchObject([{ act: "hours.approve" }]);
  });

  test("are left out where several lines are approved, and said to be", async () => {
    const { eventId, bring } = await aGate("2027-06-18T12:00:00Z");
    itIs("2027-06-18T20:31:00Z");
    await bring("in", "2027-06-18T13:00:00Z");
    await bring("out", "2027-06-18T20:25:00Z");
    const plain = await lineAt(await aPlainDay());
    const doubtful = await lineAt(eventId);
    expect([plain.group, doubtful.group]).toEqual(["fine", "doubtful"]);
    expect(doubtful.doubts.map(({ doubts }) => doubts)).toEqual([["typed-late", "out-of-contact"]]);
    const seen = [plain, doubtful].map(({ id, worked }) => ({ id, minutes: worked.minutes }));
    expect(await approveHours(finance, seen)).toEqual({ count: 1, left: 1 });
    expect([(await lineAt(plain.eventId)).decision?.approvedAt, (await lineAt(eventId)).decision]).toEqual([
      morningAfter,
      null,
    ]);
  });
});

test("what a gate lets in with a net carries who held the device, and leaves no doubt", async () => {
  const { eventId, bring } = await aGate("2027-06-18T12:00:00Z");
  itIs("2027-06-18T12:01:00Z");
  expect(await bring("in", "2027-06-18T12:00:30Z")).toEqual(["written"]);
  const { rows } = await query("SELECT held_since, doubts FROM app.punch_scan WHERE event_id = $1", [eventId]);
  expect(rows).toEqual([{ held_since: new Date("2027-06-18T11:50:00Z"), doubts: [] }]);
});
