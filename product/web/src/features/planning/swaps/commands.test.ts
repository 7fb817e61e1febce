import { beforeEach, describe, expect } from "vitest";
import { checkWorker } from "@product/domain/people/worker-record";
import { demoEntities } from "@product/database/demo/worker-words";
import { tokensFor } from "@product/database/workers/answer-links";
import { insertWorkers } from "@product/database/workers/insert-workers";
import { inTransaction } from "@product/database/write";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { homeDay } from "#request/clock.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { giveTheSame } from "#testing/ready-colleagues.ts";
import { typed, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { agreeSwap, declineSwap, expireSwaps, offerSwap, takeSwap, withdrawSwap } from "./commands.server.ts";
import { swapOf, swappable, swapsFor, swapsOn } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
beforeEach(() => query("DELETE FROM app.shift"));

const tokenOf = async (workerId: string) => (await inTransaction((tx) => tokensFor(tx, workerId))).answer;
const place = async (fields: Record<string, unknown> = {}) => {
  const eventId = await event();
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3, target: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return { eventId, shiftId, slotId };
};
const assign = async ({ shiftId, slotId }: { shiftId: string; slotId: string }, workerId: string) =>
  (await assignWorker(planner, shiftId, { slotId, workerId })).id;

/** A colleague who has everything that the ready worker has. */
async function colleague(): Promise<string> {
  const { record } = checkWorker(typed(), homeDay());
  const [worker] = await inTransaction((tx) =>
    insertWorkers(tx, [
      {
        ...record!,
        legalEntityId: demoEntities.ES.id,
        status: "active" as const,
        source: "office" as const,
        roleIds: [ready.roleId],
        tags: [],
      },
    ]),
  );
  await giveTheSame(query, ready.id, [worker!.id]);
  return worker!.id;
}
const holders = async (slotId: string) =>
  (
    await query("SELECT worker_id, state FROM app.assignment WHERE slot_id = $1 ORDER BY state, created_at", [slotId])
  ).rows.map(({ worker_id, state }) => [worker_id, state]);
const callOutKinds = async (workerId: string) =>
  (await query("SELECT kind FROM app.call_out WHERE worker_id = $1 ORDER BY kind", [workerId])).rows.map(
    ({ kind }) => kind as string,
  );
const open = async (assignmentId: string) => {
  const { id } = (await swapOf(assignmentId))!;
  const { rows } = await query("SELECT version FROM app.swap_request WHERE id = $1", [id]);
  return { swapId: id, version: rows[0].version as number };
};
const illegal = { refusals: [{ code: "assignment.move-illegal" }] };

describe("a shift that is given away", () => {
  const offeredShift = async () => {
    itIs("2027-06-01T09:00:00Z");
    const [here, other] = [await place(), await colleague()];
    const id = await assign(here, ready.id);
    await offerSwap(await tokenOf(ready.id), id);
    return { ...here, id, other };
  };

  test("is seen by colleagues of the role who are free, taken by one, and is theirs once the office agrees", async () => {
    const { id, eventId, slotId, other } = await offeredShift();
    expect(await swapsFor(ready.id, "es")).toEqual([]);
    const [seen] = await swapsFor(other, "es");
    expect(seen).toMatchObject({ kind: "give", inReturn: null });
    await takeSwap(await tokenOf(other), seen!.id);
    expect(await holders(slotId), "responsible until agreed").toEqual([[ready.id, "booked"]]);
    expect(await swapsOn(eventId, "en")).toMatchObject([{ from: "Ane Zubiri Gil", to: "Ane Zubiri" }]);
    await expect(agreeSwap(who(["assignment.view"]), await open(id))).rejects.toMatchObject({ name: "NotPermitted" });
    await agreeSwap(planner, await open(id));
    expect(await holders(slotId)).toEqual([
      [other, "confirmed"],
      [ready.id, "swapped_out"],
    ]);
    expect([await callOutKinds(other), await callOutKinds(ready.id)]).toEqual([
      ["swapped-in"],
      ["booked", "swapped-out"],
    ]);
    expect(await lastActs()).toMatchObject([{ act: "assignment.agree-swap" }]);
  });

  test("is taken by one of two who want it at once", async () => {
    const { id, other } = await offeredShift();
    const third = await colleague();
    const { swapId } = await open(id);
    const results = await Promise.allSettled(
      [other, third].map(async (workerId) => takeSwap(await tokenOf(workerId), swapId)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is kept after all, declined, or ends with its start or its holder; each closes it", async () => {
    const { id, other } = await offeredShift();
    const [ownToken, theirToken] = [await tokenOf(ready.id), await tokenOf(other)];
    await expect(offerSwap(ownToken, id)).rejects.toMatchObject(illegal);
    const first = await open(id);
    await expect(withdrawSwap(theirToken, first.swapId)).rejects.toMatchObject({ name: "Refused" });
    await withdrawSwap(ownToken, first.swapId);
    await expect(takeSwap(theirToken, first.swapId)).rejects.toMatchObject(illegal);
    await offerSwap(ownToken, id);
    await declineSwap(planner, await open(id));
    expect(await callOutKinds(ready.id)).toEqual(["booked", "swap-declined"]);
    expect(await swapsFor(other, "en")).toEqual([]);
    await offerSwap(ownToken, id);
    await answerOffer(ownToken, id, "withdraw");
    await expireSwaps();
    expect(await swapOf(id)).toBeUndefined();
  });

  test("goes to nobody who may not work it, and says so before anything is promised", async () => {
    const { id, other } = await offeredShift();
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [other]);
    await expect(takeSwap(await tokenOf(other), (await open(id)).swapId)).rejects.toMatchObject({
      refusals: [{ code: "assignment.not-allowed" }],
    });
    expect(await swapOf(id)).toMatchObject({ state: "proposed" });
  });

  test("needs nobody of the office where that is so set", async () => {
    const { id, other, slotId } = await offeredShift();
    await query("UPDATE app.call_out_setting SET swaps_by_themselves = true");
    await takeSwap(await tokenOf(other), (await open(id)).swapId);
    await query("UPDATE app.call_out_setting SET swaps_by_themselves = false");
    expect(await holders(slotId)).toEqual([
      [other, "confirmed"],
      [ready.id, "swapped_out"],
    ]);
  });
});

describe("a shift that is swapped for another", () => {
  test("asks who holds the other; both change places, at the same time of the same day too", async () => {
    itIs("2027-06-01T09:00:00Z");
    const [here, there] = [await place(), await place({ title: "Montaje" })];
    const other = await colleague();
    const [ownAssignment] = [await assign(here, ready.id), await assign(there, other)];
    expect(await swappable(ready.id, ownAssignment, "en")).toMatchObject([{ slotId: there.slotId }]);
    await offerSwap(await tokenOf(ready.id), ownAssignment, there.slotId);
    expect(await callOutKinds(other)).toEqual(["booked", "swap-asked"]);
    const [seen] = await swapsFor(other, "en");
    expect(seen).toMatchObject({ kind: "swap", inReturn: "Montaje, Fri 18 Jun" });
    await takeSwap(await tokenOf(other), seen!.id);
    await agreeSwap(planner, await open(ownAssignment));
    expect([await holders(here.slotId), await holders(there.slotId)]).toEqual([
      [
        [other, "confirmed"],
        [ready.id, "swapped_out"],
      ],
      [
        [ready.id, "confirmed"],
        [other, "swapped_out"],
      ],
    ]);
  });
});
