import { beforeEach, expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { forgetCallOuts } from "#features/planning/call-outs/forget.server.ts";
import { receiptsOf } from "#features/planning/call-out-receipts/queries.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { recordCall } from "./commands.server.ts";
import { peopleToCall } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
beforeEach(async () => {
  await query("DELETE FROM app.shift");
  await query("DELETE FROM app.worker_role WHERE role_id = $1 AND worker_id <> $2", [ready.roleId, ready.id]);
  itIs("2027-06-01T09:00:00Z");
});

async function gap(fields: Record<string, unknown> = {}) {
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, ...fields });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { rows } = await query("SELECT venue_id, legal_entity_id FROM app.event WHERE id = $1", [eventId]);
  const where = { entityId: rows[0].legal_entity_id, venueId: rows[0].venue_id, day: "2027-06-18" };
  const list = () => peopleToCall(planner, { id: slotId, shiftId, roleId: ready.roleId }, where);
  return { shiftId, slotId, list };
}
const assignmentsOn = async (slotId: string) =>
  (await query("SELECT state, source FROM app.assignment WHERE slot_id = $1", [slotId])).rows;
const call = (slotId: string, outcome: Parameters<typeof recordCall>[2]["outcome"]) =>
  recordCall(planner, slotId, { workerId: ready.id, outcome });

test("Whoever accepts on the phone has the place, judged as anybody, and the letter says so", async () => {
  const { slotId, list } = await gap();
  expect(await list()).toMatchObject([{ id: ready.id, isInvited: false, call: null }]);
  await call(slotId, "accepted");
  expect(await assignmentsOn(slotId)).toEqual([{ state: "confirmed", source: "book" }]);
  const acts = await lastActs(2);
  expect(acts.map(({ act }) => act).toSorted()).toEqual(["assignment.create", "slot.note-call"]);
  expect((await receiptsOf(planner, ready.id, "es")).map(({ kind, outcome }) => [kind, outcome]).toSorted()).toEqual([
    ["booked", null],
    ["phone", "accepted"],
  ]);
  await expect(call(slotId, "accepted")).rejects.toMatchObject({ refusals: [{ code: "assignment.already" }] });
});

test("Whoever may not work it does not get it by a call, and nothing of the call stays", async () => {
  const { slotId } = await gap();
  await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
  await expect(call(slotId, "accepted")).rejects.toMatchObject({ refusals: [{ code: "assignment.not-allowed" }] });
  expect((await query("SELECT FROM app.phone_call")).rowCount).toBe(0);
});

test("Whoever declines is not asked about the shift again, be it that a letter had asked them or nobody", async () => {
  const first = await gap();
  await call(first.slotId, "declined");
  expect(await assignmentsOn(first.slotId)).toEqual([{ state: "declined", source: "invite" }]);
  expect(await first.list()).toEqual([]);
  await expect(
    assignWorker(planner, first.shiftId, { slotId: first.slotId, workerId: ready.id }),
  ).rejects.toMatchObject({ refusals: [{ code: "assignment.declined" }] });

  const second = await gap({ fillMode: "invite" });
  await assignWorker(planner, second.shiftId, { slotId: second.slotId, workerId: ready.id });
  expect(await second.list()).toMatchObject([{ id: ready.id, isInvited: true }]);
  await inTransaction((tx) => tokensFor(tx, ready.id));
  await call(second.slotId, "declined");
  expect(await assignmentsOn(second.slotId)).toEqual([{ state: "declined", source: "invite" }]);
});

test("Who was not reached stays on the list with what came of it; who may not assign notes nothing", async () => {
  const { slotId, list } = await gap();
  await call(slotId, "no-answer");
  itIs("2027-06-01T09:30:00Z");
  await call(slotId, "call-back");
  expect(await list()).toMatchObject([{ id: ready.id, call: { outcome: "call-back" } }]);
  await expect(
    recordCall(who(["assignment.view", "worker.view"]), slotId, { workerId: ready.id, outcome: "no-answer" }),
  ).rejects.toMatchObject({ name: "NotPermitted" });
  itIs("2031-06-02T09:00:00Z");
  await forgetCallOuts();
  expect((await query("SELECT FROM app.phone_call")).rowCount, "four years, as letters").toBe(0);
});
