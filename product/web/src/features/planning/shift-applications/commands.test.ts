import { beforeEach, describe, expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import {
  callIn,
  markNoShow,
  putOnStandby,
  selectApplicant,
  turnDown,
} from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { applyFor } from "./commands.server.ts";
import { openShiftsFor } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

beforeEach(() => query("DELETE FROM app.shift"));

const token = async () => (await inTransaction((tx) => tokensFor(tx, ready.id))).answer;
const place = async (visibility = "workers", more: Record<string, unknown> = {}) => {
  const shiftId = await shift(await event({ visibility }));
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 2, fillMode: "open", ...more });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return { shiftId, slotId };
};
const stateOf = async (id: string) =>
  (await query("SELECT state FROM app.assignment WHERE id = $1", [id])).rows[0].state as string;
const callOutKinds = async (id: string) =>
  (await query("SELECT kind FROM app.call_out WHERE assignment_id = $1 ORDER BY created_at", [id])).rows.map(
    ({ kind }) => kind as string,
  );
const as = async (assignmentId: string) => ({ assignmentId, version: await versionOf("assignment", assignmentId) });
const illegal = { refusals: [{ code: "assignment.move-illegal" }] };

/** Someone else who holds a place there. */
const otherOn = async ({ shiftId, slotId }: { shiftId: string; slotId: string }, state = "booked") =>
  (
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT $1, s.id, w.id, s.during, $4, 'book' FROM app.shift s,
         (SELECT id FROM app.worker WHERE id <> $3 AND status = 'active' ORDER BY id LIMIT 1) w WHERE s.id = $2 RETURNING id`,
      [slotId, shiftId, ready.id, state],
    )
  ).rows[0].id as string;

describe("an open place", () => {
  test("is seen by who could work there, who applies, and the office selects", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    expect(await openShiftsFor(ready.id, "es")).toMatchObject([{ slotId: here.slotId, role: "Montador/a" }]);
    const { id } = await applyFor(await token(), here.slotId);
    expect(await lastActs()).toMatchObject([{ act: "assignment.apply", actorKind: "worker" }]);
    expect([await stateOf(id), await openShiftsFor(ready.id, "es")]).toEqual(["applied", []]);
    await expect(applyFor(await token(), here.slotId)).rejects.toMatchObject(illegal);
    await expect(selectApplicant(who(["assignment.view"]), here.shiftId, await as(id))).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await selectApplicant(planner, here.shiftId, await as(id));
    expect([await stateOf(id), await callOutKinds(id)]).toEqual(["confirmed", ["selected"]]);
  });

  test("is not offered where only the office knows of it, nor once it is filled", async () => {
    itIs("2027-06-01T09:00:00Z");
    const hidden = await place("private");
    const filled = await place();
    await otherOn(filled);
    expect(await openShiftsFor(ready.id, "en")).toEqual([]);
    for (const { slotId } of [hidden, filled])
      await expect(applyFor(await token(), slotId)).rejects.toMatchObject(illegal);
  });

  test("is refused to who may not work there, before and not after", async () => {
    itIs("2027-06-01T09:00:00Z");
    const { slotId } = await place();
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    await expect(applyFor(await token(), slotId)).rejects.toMatchObject({
      refusals: [{ code: "assignment.not-allowed" }],
    });
  });

  test("may be applied for again by who withdrew, and not by who was turned down", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    const { id } = await applyFor(await token(), here.slotId);
    await answerOffer(await token(), id, "withdraw");
    expect((await applyFor(await token(), here.slotId)).id).toBe(id);
    await turnDown(planner, here.shiftId, await as(id));
    expect([await stateOf(id), await callOutKinds(id)]).toEqual(["not_selected", ["not-selected"]]);
    expect(await openShiftsFor(ready.id, "en")).toEqual([]);
    await expect(applyFor(await token(), here.slotId)).rejects.toMatchObject(illegal);
  });
});

describe("who stands by", () => {
  const standing = async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place("workers", { standby: 1 });
    const { id } = await applyFor(await token(), here.slotId);
    await putOnStandby(planner, here.shiftId, await as(id));
    expect([await stateOf(id), await callOutKinds(id)]).toEqual(["standby", ["standby"]]);
    return { ...here, id };
  };

  test("is called in, and then works", async () => {
    const { shiftId, id } = await standing();
    await callIn(planner, shiftId, await as(id));
    expect([await stateOf(id), await callOutKinds(id)]).toEqual(["confirmed", ["standby", "called-in"]]);
    await expect(callIn(planner, shiftId, await as(id))).rejects.toMatchObject(illegal);
  });

  test("takes the place of someone who did not come, in one act, and nobody is noted before the start", async () => {
    const here = await standing();
    const absent = await otherOn(here);
    const gone = async () => markNoShow(planner, here.shiftId, { ...(await as(absent)), callsIn: "on" });
    await expect(gone()).rejects.toMatchObject(illegal);
    itIs("2027-06-18T12:20:00Z");
    await gone();
    expect([await stateOf(absent), await stateOf(here.id)]).toEqual(["no_show", "confirmed"]);
    expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual([
      "assignment.call-in",
      "assignment.mark-no-show",
    ]);
  });

  test("is missed where there is nobody: then nothing happens at all", async () => {
    itIs("2027-06-18T12:20:00Z");
    const here = await place();
    const absent = await otherOn(here);
    await expect(markNoShow(planner, here.shiftId, { ...(await as(absent)), callsIn: "on" })).rejects.toMatchObject({
      refusals: [{ code: "assignment.nobody-on-standby" }],
    });
    expect(await stateOf(absent)).toBe("booked");
    await markNoShow(planner, here.shiftId, await as(absent));
    expect(await stateOf(absent)).toBe("no_show");
  });
});
