import { expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { cancelShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { setEventTerms, setShiftTerms } from "#features/planning/work-terms/commands.server.ts";
import { termsForm } from "#features/planning/work-terms/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { cancelEvent } from "./commands.server.ts";
import { shiftsWithCompensation } from "./queries.server.ts";
import { cancelForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const mover = who([...planner.grants.map(({ permission }) => permission), "event.publish"]);

/** A published shift on which the worker is confirmed. */
const held = async (eventId: string, fields: Record<string, unknown> = {}, state = "confirmed") => {
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  await assignWorker(planner, shiftId, assignForm.parse({ slotId, workerId: ready.id }));
  await query("UPDATE app.assignment SET state = $2 WHERE shift_id = $1", [shiftId, state]);
  return shiftId;
};
const cancel = async (id: string, fields: object = {}) =>
  cancelEvent(mover, id, cancelForm.parse({ reason: "Rain", version: await versionOf("event", id), ...fields }));
const assignmentOn = async (shiftId: string) =>
  (await query("SELECT * FROM app.assignment WHERE shift_id = $1", [shiftId])).rows[0];

test("Cancelling an event owes what the terms of one shift say, whatever is decided for the others", async () => {
  const id = await event();
  const shiftId = await held(id);
  const says = (fields: object, version: number) =>
    setShiftTerms(planner, shiftId, termsForm.parse({ ...fields, version }));
  const cancelled = async (fields: object) => {
    const before = await query("SELECT status FROM app.event WHERE id = $1", [id]);
    await cancel(id, fields);
    const { compensation_due } = await assignmentOn(shiftId);
    await query("UPDATE app.event SET status = $2 WHERE id = $1", [id, before.rows[0].status]);
    await query("UPDATE app.shift SET cancelled_at = NULL WHERE id = $1", [shiftId]);
    await query("UPDATE app.assignment SET state = 'confirmed' WHERE shift_id = $1", [shiftId]);
    return compensation_due;
  };
  await query(
    "UPDATE app.shift SET starts_at = now() + interval '30 h', ends_at = now() + interval '36 h' WHERE id = $1",
    [shiftId],
  );
  await says({ compensation: "all" }, 0);
  expect(await shiftsWithCompensation(id, new Date())).toMatchObject([{ id: shiftId, compensation: "all" }]);
  expect(await cancelled({ compensation: "none" })).toBe(true);
  await says({ compensation: "none" }, 1);
  expect(await cancelled({ compensation: "all" })).toBe(false);
  await says({ compensation: "late", lateHours: 24 }, 2);
  expect(await cancelled({ compensation: "all" })).toBe(false);
  await says({ lateHours: 24 }, 3);
  expect(await cancelled({ compensation: "late", lateHours: 48 })).toBe(false);
  await says({ dressEn: "Black" }, 4);
  expect(await shiftsWithCompensation(id, new Date())).toEqual([]);
  expect(await cancelled({ compensation: "late", lateHours: 48 })).toBe(true);
});

test("Cancelling one shift alone owes what its terms say, from wherever they come", async () => {
  const id = await event();
  await setEventTerms(mover, id, termsForm.parse({ compensation: "all", version: 0 }));
  const owed = await held(id, { startsAt: "2027-06-18T10:00", endsAt: "2027-06-18T12:00" });
  const asked = await held(id, { startsAt: "2027-06-19T10:00", endsAt: "2027-06-19T12:00" }, "invited");
  const own = await held(id, { startsAt: "2027-06-20T10:00", endsAt: "2027-06-20T12:00" });
  await setShiftTerms(mover, own, termsForm.parse({ compensation: "none", version: 0 }));
  const due = async (shiftId: string) => {
    await cancelShift(mover, shiftId, await versionOf("shift", shiftId));
    const { state, compensation_due, notice_hours } = await assignmentOn(shiftId);
    return [state, compensation_due, notice_hours > 1000];
  };
  expect(await due(owed)).toEqual(["cancelled", true, true]);
  expect(await due(asked)).toEqual(["cancelled", false, true]);
  expect(await due(own)).toEqual(["cancelled", false, true]);
});
