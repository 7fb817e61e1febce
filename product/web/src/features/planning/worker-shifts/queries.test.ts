import { expect } from "vitest";
import { assignWorker, confirmOverride } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { shiftsOfWorker } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const assign = async (eventId: string, day: number, from: string, until: string, more: object = {}) => {
  const at = (time: string) => `2027-06-${day}T${time}`;
  const shiftId = await shift(eventId, { title: `Day ${day}`, startsAt: at(from), endsAt: at(until) });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const form = { slotId, workerId: ready.id, reason: "", ...more };
  return { shiftId, id: (await assignWorker(planner, shiftId, form)).id };
};

test("A worker's shifts are those to come and those that are over, with state and findings, as far as they are seen", async () => {
  const [there, elsewhere] = [await event(), await event({ titleEs: "Cena Aldaba" }, "Atlantic/Canary")];
  const over = await assign(there, 18, "14:00", "22:00");
  await assign(elsewhere, 19, "14:00", "20:00");
  const overriding = { isOverriding: "on", reason: "Nobody else may drive the crane" } as const;
  const bent = await assign(there, 20, "06:00", "12:00", overriding);
  const found = async (actor = planner) => {
    const { coming, past } = await shiftsOfWorker(actor, ready.id, "es");
    const summaryOf = ({ title, event: of, state, findings, decision }: (typeof coming.rows)[number]) =>
      [title, of, state, findings, decision] as const;
    return { coming: coming.rows.map(summaryOf), past: past.rows.map(summaryOf) };
  };
  expect((await found()).coming).toEqual([
    ["Day 18", "Ribera Sonora", "booked", 0, null],
    ["Day 19", "Cena Aldaba", "booked", 0, null],
    ["Day 20", "Ribera Sonora", "staged", 1, "waits"],
  ]);
  await confirmOverride(who(["clearance.override"]), bent.shiftId, {
    assignmentId: bent.id,
    version: await versionOf("assignment", bent.id),
  });
  await query(
    `UPDATE app.shift SET starts_at = '2026-01-05 12:00Z', ends_at = '2026-01-05 20:00Z', day = '2026-01-05' WHERE id = $1`,
    [over.shiftId],
  );
  expect(await found(who(["assignment.view"], { kind: "event", id: there }))).toEqual({
    coming: [["Day 20", "Ribera Sonora", "booked", 1, "overridden"]],
    past: [["Day 18", "Ribera Sonora", "booked", 0, null]],
  });
  expect(await found(who([]))).toEqual({ coming: [], past: [] });
});
