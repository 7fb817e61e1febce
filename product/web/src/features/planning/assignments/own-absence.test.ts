/** Tests of a planner who also works shifts: after the start, only a colleague may excuse the planner's absence. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { cancelEvent } from "#features/planning/event-moves/commands.server.ts";
import { cancelForm } from "#features/planning/event-moves/schema.ts";
import { giveShift, moveShift, redoStep, undoStep } from "#features/planning/rota-moves/commands.server.ts";
import { moveForm } from "#features/planning/rota-moves/schema.ts";
import { cancelShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { readyColleagues } from "#testing/ready-colleagues.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { assignWorker, markNoShow, releaseWorker } from "./commands.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const permissions = planner.grants.map(({ permission }) => permission);
const own: Person = {
  ...who(permissions),
  get workerId() {
    return ready.id;
  },
};
const oneself = { refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }] };

beforeEach(async () => {
  itIs("2027-06-10T09:00:00Z");
  await query("DELETE FROM app.account WHERE name = ANY('{Nerea Otaegi,Ane Zubiri}')");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ane Zubiri', 'es')", [own.id]);
  await otherColleague(query, "Nerea Otaegi", permissions);
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
});

/** On 18 June from 14:00 to 22:00 at the venue. */
async function place() {
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  return { eventId, shiftId, slotId, id };
}
const as = async (id: string) => ({ assignmentId: id, version: await versionOf("assignment", id) });
const stateOf = async (id: string) =>
  (await query("SELECT state FROM app.assignment WHERE id = $1", [id])).rows[0].state;
const twoHoursIn = "2027-06-18T14:00:00Z";

describe("one's own place", () => {
  test("is given up before the start, and from then on by a colleague", async () => {
    const before = await place();
    await releaseWorker(own, before.shiftId, { ...(await as(before.id)), reason: "" });
    expect(await stateOf(before.id)).toBe("cancelled");
    const { shiftId, id } = await place();
    itIs(twoHoursIn);
    await expect(releaseWorker(own, shiftId, { ...(await as(id)), reason: "" })).rejects.toMatchObject(oneself);
    await expect(markNoShow(own, shiftId, await as(id))).rejects.toMatchObject(oneself);
    expect(await stateOf(id)).toBe("booked");
    await releaseWorker(planner, shiftId, { ...(await as(id)), reason: "" });
    expect(await stateOf(id)).toBe("cancelled");
  });

  test("is not given to somebody else after the start, nor taken back from there", async () => {
    const [other] = await readyColleagues(query, ready, 1);
    const { shiftId, id } = await place();
    await giveShift(own, shiftId, { ...(await as(id)), workerId: other! });
    await undoStep(own);
    itIs(twoHoursIn);
    await expect(giveShift(own, shiftId, { ...(await as(id)), workerId: other! })).rejects.toMatchObject(oneself);
    await expect(redoStep(own)).rejects.toMatchObject(oneself);
    expect(await stateOf(id)).toBe("booked");
  });

  test("does not end with a shift that its holder calls off or puts off after the start", async () => {
    const { eventId, shiftId, id } = await place();
    itIs(twoHoursIn);
    await expect(cancelShift(own, shiftId, await versionOf("shift", shiftId))).rejects.toMatchObject(oneself);
    const call = cancelForm.parse({ reason: "Rain", version: await versionOf("event", eventId) });
    await expect(cancelEvent(own, eventId, call)).rejects.toMatchObject(oneself);
    const later = { startsAt: "2027-06-19T14:00", endsAt: "2027-06-19T22:00" };
    await moveShift(own, shiftId, moveForm.parse({ ...later, version: await versionOf("shift", shiftId) }));
    await expect(publishShift(own, shiftId, await versionOf("shift", shiftId))).rejects.toMatchObject(oneself);
    expect(await stateOf(id)).toBe("booked");
    await cancelShift(planner, shiftId, await versionOf("shift", shiftId));
    expect(await stateOf(id)).toBe("cancelled");
  });
});
