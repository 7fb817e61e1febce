import { expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { workerExtract } from "./export.server.ts";
import { countBy } from "./queries.server.ts";
import { withShifts } from "./shifts-beside.server.ts";
import { workersFor } from "./worker-source.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);

const columns = ["nextShift", "hoursAhead", "lastWorked"];
const seen = async (actor: Person) => (await withShifts(actor, [{ id: ready.id }], columns))[0];

async function downFor(day: string, from: string, until: string, eventId: string) {
  const shiftId = await shift(eventId, { startsAt: `${day}T${from}`, endsAt: `${day}T${until}`, breakPaid: undefined });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  return assignWorker(planner, shiftId, { slotId, workerId: ready.id });
}

test("the list says the next shift, the last day worked, and the hours of seven days, of events that one sees", async () => {
  itIs("2027-06-01T09:00:00Z");
  const eventId = await event({ startsAt: "2027-06-01T08:00", endsAt: "2027-07-30T23:00" });
  await downFor("2027-06-18", "14:00", "22:00", eventId);
  await downFor("2027-06-20", "10:00", "16:30", eventId);
  const { id: off } = await downFor("2027-06-22", "10:00", "14:00", eventId);
  await downFor("2027-06-26", "10:00", "14:00", eventId);
  await query("UPDATE app.assignment SET state = 'cancelled' WHERE id = $1", [off]);
  await query("UPDATE app.assignment SET state = 'confirmed' WHERE worker_id = $1 AND id <> $2", [ready.id, off]);
  const zone = "Europe/Madrid";

  itIs("2027-06-18T09:00:00Z");
  expect(await seen(planner)).toEqual({
    id: ready.id,
    nextShift: { startsAt: Date.parse("2027-06-18T12:00:00Z"), timeZone: zone },
    hoursAhead: 14 * 60 + 30,
    lastWorked: null,
  });
  itIs("2027-06-19T22:30:00Z");
  expect(await seen(planner)).toMatchObject({
    nextShift: { startsAt: Date.parse("2027-06-20T08:00:00Z"), timeZone: zone },
    hoursAhead: 10 * 60 + 30,
    lastWorked: "2027-06-18",
  });
  itIs("2027-06-27T09:00:00Z");
  expect(await seen(planner)).toMatchObject({ nextShift: null, hoursAhead: 0, lastWorked: "2027-06-26" });

  const found = (op: "before" | "after", day: string) =>
    countBy({ and: [{ field: "lastWorkedOn", op, values: [day] }] }, planner);
  expect([await found("after", "2027-06-25"), await found("after", "2027-06-26")]).toEqual([1, 0]);
  expect([await found("before", "2027-06-27"), await found("before", "2027-06-26")]).toEqual([1, 0]);

  const elsewhere = who(["assignment.view"], { kind: "event", id: crypto.randomUUID() });
  expect(await seen(elsewhere)).toMatchObject({ nextShift: null, hoursAhead: 0, lastWorked: null });
});

test("the columns are there for those who see shifts, and stand in the file as well", async () => {
  const offered = (actor: Person) => workersFor(actor, "en").available([]);
  expect(offered(who(["worker.view"]))).not.toContain("nextShift");
  expect(offered(who(["worker.view", "assignment.view"]))).toEqual(expect.arrayContaining(columns));
  const exporter = who(["worker.view", "worker.export", "assignment.view"]);
  const filter = { field: "name", op: "contains" as const, values: ["Zubiri"] };
  const pieces = await workerExtract(exporter, { filter, sort: undefined, columns, locale: "en" });
  const lines: string[][] = [];
  for await (const piece of pieces) lines.push(...piece);
  expect(lines[0]!.slice(3)).toEqual(["Next shift", "Hours, next 7 days", "Last worked"]);
});
