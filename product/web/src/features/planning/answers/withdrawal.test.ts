import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { peopleOn } from "#features/planning/assignments/queries.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { promoteAll } from "#features/planning/call-outs/promote.server.ts";
import { editEntity } from "#features/company/entities/commands.server.ts";
import { entityForm } from "#features/company/entities/schema.ts";
import { entityWith } from "#features/company/entities/queries.server.ts";
import { cancelShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { requestContext } from "#request/context.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { readyColleagues } from "#testing/ready-colleagues.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { action } from "./answer.page.tsx";
import { answerOffer, comeAfterAll } from "./commands.server.ts";
import { answerPage, offerBehind } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const tokenOf = async (workerId: string) => (await inTransaction((tx) => tokensFor(tx, workerId))).answer;
const at = (time: string) => itIs(`2027-06-01T${time}Z`);
const gone = { refusals: [{ code: "assignment.move-illegal" }] };
const rowOf = async (id: string) => (await query("SELECT * FROM app.assignment WHERE id = $1", [id])).rows[0];

/** Booked for the only place of a shift on the eighteenth, and not coming. */
async function notComing(reason?: string, places: Record<string, number> = {}) {
  at("09:00:00");
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId, ...places });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  const token = await tokenOf(ready.id);
  await answerOffer(token, id, "withdraw", reason);
  return { id, token, shiftId, slotId };
}

describe("who said that they cannot come", () => {
  test("takes it back within five minutes, and is what they were before", async () => {
    const { id, token } = await notComing("Me he equivocado de día");
    expect(await rowOf(id)).toMatchObject({ state: "withdrawn", ended_reason: "Me he equivocado de día" });
    expect((await offerBehind(token, id, "es"))!.takenBackUntil).toEqual(new Date("2027-06-01T09:05:00Z"));
    expect((await answerPage(token, "es"))!.left).toMatchObject([{ id }]);
    at("09:04:59");
    await comeAfterAll(token, id);
    expect(await rowOf(id)).toMatchObject({
      state: "booked",
      withdrawn_from: null,
      withdrawn_late: null,
      ended_at: null,
      ended_reason: "",
    });
    expect(await lastActs()).toMatchObject([{ act: "assignment.answer", actorKind: "worker" }]);
    const { rows } = await query("SELECT kind, answer, answered_at FROM app.call_out WHERE assignment_id = $1", [id]);
    expect(rows).toEqual([{ kind: "booked", answer: null, answered_at: null }]);
    await expect(comeAfterAll(token, id)).rejects.toMatchObject(gone);
    await answerOffer(token, id, "withdraw");
    expect(await rowOf(id), "once more").toMatchObject({ state: "withdrawn", withdrawn_from: "booked" });
  });

  test("does not after five minutes, nor once the shift is called off", async () => {
    const late = await notComing();
    at("09:05:00");
    expect((await offerBehind(late.token, late.id, "es"))!.takenBackUntil).toBeUndefined();
    expect((await answerPage(late.token, "es"))!.left).toEqual([]);
    await expect(comeAfterAll(late.token, late.id)).rejects.toMatchObject(gone);
    const { id, token, shiftId } = await notComing();
    at("09:01:00");
    await cancelShift(planner, shiftId, await versionOf("shift", shiftId));
    await expect(comeAfterAll(token, id)).rejects.toMatchObject(gone);
  });

  test("loses the place to who was put there meanwhile, and is told so", async () => {
    const { id, token, shiftId, slotId } = await notComing();
    const [other] = await readyColleagues(query, ready, 1);
    await assignWorker(planner, shiftId, { slotId, workerId: other! });
    await expect(comeAfterAll(token, id)).rejects.toMatchObject({ refusals: [{ code: "assignment.full", most: 1 }] });
    expect(await rowOf(id)).toMatchObject({ state: "withdrawn" });
    expect((await offerBehind(token, id, "es"))!.takenBackUntil, "and is not offered it").toBeUndefined();
  });

  test("has a place back that the office gave above those wanted, until somebody else has it", async () => {
    const { id, token, shiftId, slotId } = await notComing(undefined, { maximum: 2 });
    const [before, since] = await readyColleagues(query, ready, 2);
    await assignWorker(planner, shiftId, { slotId, workerId: before! });
    expect((await offerBehind(token, id, "es"))!.takenBackUntil).toEqual(new Date("2027-06-01T09:05:00Z"));
    await comeAfterAll(token, id);
    expect(await rowOf(id)).toMatchObject({ state: "booked" });
    await answerOffer(token, id, "withdraw");
    at("09:01:00");
    await assignWorker(planner, shiftId, { slotId, workerId: since! });
    await expect(comeAfterAll(token, id)).rejects.toMatchObject({ refusals: [{ code: "assignment.full" }] });
  });

  test("has it back as it was decided, whatever the rules would say of it by now", async () => {
    const { id, token } = await notComing();
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    await comeAfterAll(token, id);
    expect(await rowOf(id)).toMatchObject({ state: "booked" });
  });

  test("is judged anew where they have said yes to something else meanwhile", async () => {
    const { id, token } = await notComing();
    at("09:02:00");
    const near = await shift(await event(), { startsAt: "2027-06-19T06:00", endsAt: "2027-06-19T09:00" });
    const slotId = await slot(near, { roleId: ready.roleId });
    await publishShift(planner, near, await versionOf("shift", near));
    await assignWorker(planner, near, { slotId, workerId: ready.id });
    await expect(comeAfterAll(token, id)).rejects.toMatchObject({ refusals: [{ code: "shift.findings" }] });
  });

  test("is nobody else’s to bring back", async () => {
    const { id } = await notComing();
    const [other] = await readyColleagues(query, ready, 1);
    await expect(comeAfterAll(await tokenOf(other!), id)).rejects.toMatchObject({ name: "Refused" });
  });

  test("leaves who waits for the place unasked until then, and cover too", async () => {
    const { slotId } = await notComing();
    const [other] = await readyColleagues(query, ready, 1);
    const { rows } = await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, responded_at)
       SELECT $1, s.id, $2, s.during, 'waitlisted', 'invite', '2027-06-01T08:00Z' FROM app.shift s
       JOIN app.slot p ON p.shift_id = s.id WHERE p.id = $1 RETURNING id`,
      [slotId, other],
    );
    await promoteAll();
    expect(await rowOf(rows[0].id)).toMatchObject({ state: "waitlisted" });
    const jobs = await query("SELECT run_at FROM app.job WHERE kind = 'cover.drop-out' AND payload->>'slotId' = $1", [
      slotId,
    ]);
    expect(jobs.rows).toEqual([{ run_at: new Date("2027-06-01T09:05:00Z") }]);
    at("09:05:00");
    await promoteAll();
    expect(await rowOf(rows[0].id)).toMatchObject({ state: "invited" });
  });
});

test("The office reads why somebody does not come, in their words", async () => {
  const { shiftId } = await notComing("worker.left");
  expect(await peopleOn(shiftId)).toMatchObject([{ state: "withdrawn", endedReason: "worker.left" }]);
});

test("The page says whom to call: the office of the company", async () => {
  const { id, token } = await notComing();
  const { rows } = await query("SELECT legal_entity_id FROM app.event LIMIT 1");
  const office = who(["settings.view", "settings.edit"]);
  const entity = (await entityWith(office, rows[0].legal_entity_id))!;
  const form = entityForm.parse({ ...entity, calendarId: entity.calendarId ?? undefined, phone: "944 79 00 99" });
  await editEntity(office, entity.id, form);
  expect((await offerBehind(token, id, "es"))!.office).toEqual({
    phone: "+34944790099",
    email: entity.email,
  });
  const { error } = entityForm.safeParse({ name: "X", country: "ES", phone: "12" });
  expect(error!.issues).toMatchObject([{ path: ["phone"], params: { fault: "telephone" } }]);
});

test("A reason that is too long is refused at its field, and nothing is given up", async () => {
  at("09:00:00");
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  const token = await tokenOf(ready.id);
  const context = new RouterContextProvider();
  context.set(requestContext, { locale: "es" } as never);
  const body = new URLSearchParams({ offer: id, answer: "withdraw", reason: "x".repeat(201) });
  const request = new Request(`http://here/es/answer/${token}?offer=${id}&cannot`, { method: "POST", body });
  const reply = await action({ request, params: { token }, context } as never);
  expect(reply).toMatchObject({ init: { status: 422 }, data: { faults: [{ fault: "tooLong", max: 200 }] } });
  expect(await rowOf(id)).toMatchObject({ state: "booked" });
});
