import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { readyColleagues } from "#testing/ready-colleagues.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { giveShift, moveShift, redoStep, undoStep } from "./commands.server.ts";
import { movableShift, stepsOf } from "./queries.server.ts";
import { moveForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const toMorning = { startsAt: "2027-06-19T08:00", endsAt: "2027-06-19T16:00" };
const to = (times: object, version: number) => moveForm.parse({ ...times, version });
const timesOf = async (id: string) =>
  (
    await query(
      `SELECT to_char(starts_at AT TIME ZONE 'Europe/Madrid', 'DD HH24:MI') AS starts,
         to_char(ends_at AT TIME ZONE 'Europe/Madrid', 'DD HH24:MI') AS ends, pending FROM app.shift WHERE id = $1`,
      [id],
    )
  ).rows[0];

describe("moving a shift on the rota", () => {
  test("moves a draft at once, and a published one with the next publication", async () => {
    const id = await shift(await event());
    await moveShift(planner, id, to(toMorning, 1));
    expect(await timesOf(id)).toEqual({ starts: "19 08:00", ends: "19 16:00", pending: null });
    await publishShift(planner, id, 2);
    await moveShift(planner, id, to({ ...toMorning, endsAt: "2027-06-19T17:00" }, 3));
    expect(await timesOf(id)).toMatchObject({ ends: "19 16:00", pending: { endsAt: Date.parse("2027-06-19T15:00Z") } });
    expect(await movableShift(planner, id, "en")).toMatchObject({ version: 4, state: "changed", people: 0 });
  });

  test("refuses what was not looked at, and writes nothing", async () => {
    const id = await shift(await event());
    await moveShift(planner, id, to(toMorning, 1));
    const colleague = moveShift(planner, id, to({ startsAt: "2027-06-18T09:00", endsAt: "2027-06-18T10:00" }, 1));
    await expect(colleague).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    expect(await timesOf(id)).toMatchObject({ starts: "19 08:00" });
  });

  test("asks the rules again about those who are staged there and on the days around", async () => {
    const eventId = await event();
    const [friday, saturday] = [
      await shift(eventId),
      await shift(eventId, { startsAt: "2027-06-19T14:00", endsAt: "2027-06-19T22:00" }),
    ];
    for (const id of [friday, saturday])
      await assignWorker(planner, id, { slotId: await slot(id, { roleId: ready.roleId }), workerId: ready.id });
    const found = async () =>
      (await query("SELECT shift_id, findings FROM app.assignment WHERE findings <> '[]'")).rows.map(
        ({ findings }) => findings[0].rule,
      );
    expect(await found()).toEqual([]);
    await moveShift(planner, friday, to({ startsAt: "2027-06-18T18:00", endsAt: "2027-06-19T03:00" }, 1));
    expect(await found()).toContain("ES-REST-12");
    await undoStep(planner);
    expect(await found()).toEqual([]);
  });
});

describe("taking back", () => {
  test("goes back step by step, forward again, and forgets what was taken back once something else is done", async () => {
    const lea = who(["shift.view", "shift.edit"]);
    const id = await shift(await event());
    expect(await stepsOf(lea)).toEqual({ undo: false, redo: false });
    await moveShift(lea, id, to(toMorning, 1));
    await moveShift(lea, id, to({ ...toMorning, endsAt: "2027-06-19T18:00" }, 2));
    await undoStep(lea);
    expect(await timesOf(id)).toMatchObject({ starts: "19 08:00", ends: "19 16:00" });
    await undoStep(lea);
    expect(await timesOf(id)).toMatchObject({ starts: "18 14:00", ends: "18 22:00" });
    expect(await stepsOf(lea)).toEqual({ undo: false, redo: true });
    await redoStep(lea);
    expect(await timesOf(id)).toMatchObject({ starts: "19 08:00", ends: "19 16:00" });
    await moveShift(lea, id, to({ ...toMorning, endsAt: "2027-06-19T12:00" }, await versionOf("shift", id)));
    expect(await stepsOf(lea)).toEqual({ undo: true, redo: false });
    expect(await stepsOf(who(["shift.edit"]))).toEqual({ undo: false, redo: false });
  });

  test("never goes over what somebody else did since", async () => {
    const lea = who(["shift.view", "shift.edit"]);
    const id = await shift(await event());
    await moveShift(lea, id, to(toMorning, 1));
    await moveShift(planner, id, to({ ...toMorning, endsAt: "2027-06-19T18:00" }, 2));
    await expect(undoStep(lea)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    expect(await timesOf(id)).toMatchObject({ ends: "19 18:00" });
  });
});

test("a place is given to somebody else in one go, or not at all", async () => {
  const id = await shift(await event());
  const slotId = await slot(id, { roleId: ready.roleId });
  const { id: assignmentId } = await assignWorker(planner, id, { slotId, workerId: ready.id });
  const stranger = crypto.randomUUID();
  await expect(giveShift(planner, id, { assignmentId, workerId: stranger, version: 1 })).rejects.toBeDefined();
  const { rows } = await query("SELECT id, worker_id FROM app.assignment WHERE shift_id = $1", [id]);
  expect(rows).toEqual([{ id: assignmentId, worker_id: ready.id }]);
  await expect(
    giveShift(who(["assignment.delete"]), id, { assignmentId, workerId: ready.id, version: 1 }),
  ).rejects.toMatchObject({ needs: "assignment.create" });
});

test("a place that was given away is taken back and given again, but not over what somebody did since", async () => {
  const id = await shift(await event());
  const slotId = await slot(id, { roleId: ready.roleId });
  const [other] = await readyColleagues(query, ready, 1);
  const { id: assignmentId } = await assignWorker(planner, id, { slotId, workerId: ready.id });
  const holders = async () =>
    (await query("SELECT worker_id FROM app.assignment WHERE slot_id = $1 AND state = 'staged'", [slotId])).rows.map(
      ({ worker_id }) => worker_id as string,
    );
  const freshPlanner = { ...planner, id: crypto.randomUUID() };
  await giveShift(freshPlanner, id, { assignmentId, workerId: other!, version: 1 });
  expect(await holders()).toEqual([other]);
  await undoStep(freshPlanner);
  expect(await holders()).toEqual([ready.id]);
  await redoStep(freshPlanner);
  expect(await holders()).toEqual([other]);
  await query("DELETE FROM app.assignment WHERE slot_id = $1", [slotId]);
  await expect(undoStep(freshPlanner)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
});
