import { beforeEach, describe, expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { moveWorker } from "#features/people/worker-page/moves.server.ts";
import { moveForm } from "#features/people/worker-page/schema.ts";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { readyColleagues } from "#testing/ready-colleagues.ts";
import { hr, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { coverDropOut, goOn, startCover, stopCover } from "./commands.server.ts";
import { coverOf } from "./queries.server.ts";

const { query, ready, version } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
beforeEach(async () => {
  await query("DELETE FROM app.shift");
  // Only those who are made here could be asked.
  await query("DELETE FROM app.worker_role WHERE role_id = $1 AND worker_id <> $2", [ready.roleId, ready.id]);
  await query("UPDATE app.call_out_setting SET covers_drop_outs = true, cover_per_wave = 2, cover_minutes = 60");
});

const tokenOf = async (workerId: string) => (await inTransaction((tx) => tokensFor(tx, workerId))).answer;
const at = (time: string) => itIs(`2027-06-01T${time}:00Z`);

/** The ready worker had the only place, and withdraws. */
async function dropOut(others: number) {
  at("09:00");
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  await readyColleagues(query, ready, others);
  await answerOffer(await tokenOf(ready.id), id, "withdraw");
  return slotId;
}

/** Runs the jobs that the withdrawal left in the queue. */
async function queued() {
  const { rows } = await query("DELETE FROM app.job WHERE kind = 'cover.drop-out' RETURNING payload");
  for (const { payload } of rows) await coverDropOut(payload);
}
const invited = async (slotId: string) =>
  (
    await query("SELECT id, worker_id FROM app.assignment WHERE slot_id = $1 AND state = 'invited' ORDER BY id", [
      slotId,
    ])
  ).rows as { id: string; worker_id: string }[];
const answer = async ({ id, worker_id }: { id: string; worker_id: string }, what: "accept" | "decline") =>
  answerOffer(await tokenOf(worker_id), id, what);
const times = async (slotId: string) =>
  (
    await query(
      `SELECT count(*)::int AS letters, count(DISTINCT c.worker_id)::int AS people FROM app.call_out c
       JOIN app.assignment a ON a.id = c.assignment_id WHERE a.slot_id = $1 AND c.kind = 'invited'`,
      [slotId],
    )
  ).rows[0];

describe("a drop-out", () => {
  test("is covered wave after wave, until someone accepts, and nobody is asked twice", async () => {
    const slotId = await dropOut(5);
    await queued();
    await goOn();
    const first = await invited(slotId);
    expect(first).toHaveLength(2);
    expect(await coverOf(slotId)).toMatchObject({ state: "running", waves: 1, asked: 2, waiting: 2 });
    at("09:59");
    await goOn();
    expect(await invited(slotId), "they have their time").toEqual(first);
    await answer(first[0]!, "decline");
    at("10:00");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ waves: 2, asked: 4, waiting: 3 });
    await query("DELETE FROM app.job WHERE kind = 'cover.go-on'");
    await answer((await invited(slotId))[0]!, "accept");
    const { rows: due } = await query("SELECT kind FROM app.job WHERE kind = 'cover.go-on' AND state = 'waiting'");
    expect(due, "the search ends with the answer, and not with the next minute").toHaveLength(1);
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "filled", asked: 4 });
    at("12:00");
    await goOn();
    expect(await times(slotId)).toEqual({ letters: 4, people: 4 });
    const { rows } = await query("SELECT worker_id FROM app.assignment WHERE slot_id = $1 AND source = 'auto'", [
      slotId,
    ]);
    expect(rows.map(({ worker_id }) => worker_id)).not.toContain(ready.id);
  });

  test("goes on at once when all have declined, and ends when nobody is left", async () => {
    const slotId = await dropOut(3);
    await queued();
    await goOn();
    for (const each of await invited(slotId)) await answer(each, "decline");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ waves: 2, asked: 3 });
    for (const each of await invited(slotId)) await answer(each, "decline");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "exhausted", asked: 3, waiting: 0 });
  });

  test("goes to who waits for the place first, and to others once these have had their time", async () => {
    const slotId = await dropOut(3);
    await query(
      `UPDATE app.assignment SET state = 'waitlisted', worker_id = (SELECT id FROM app.worker WHERE email = 'cover0@clearance.test')
       WHERE slot_id = $1`,
      [slotId],
    );
    await queued();
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "running", asked: 0 });
    at("10:00");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ asked: 2 });
  });

  test("is left to the office where the company has it so, and nobody is asked who may not work or was asked enough", async () => {
    const slotId = await dropOut(2);
    await query("UPDATE app.call_out_setting SET covers_drop_outs = false");
    await queued();
    expect(await coverOf(slotId)).toBeUndefined();
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id <> $1", [ready.id]);
    await startCover(planner, { slotId });
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "exhausted", asked: 0 });
    await expect(startCover(who(["assignment.view"]), { slotId })).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("the waves of a search", () => {
  test("go through the lists and roles of the company in order, each with its own time", async () => {
    const slotId = await dropOut(4);
    const { rows: people } = await query(
      "SELECT id FROM app.worker WHERE email LIKE 'cover%@clearance.test' ORDER BY email",
    );
    const { rows } = await query(
      `INSERT INTO app.list (name, kind, purpose, owner_id) VALUES ('Equipo de siempre', 'static', 'call-out', $1) RETURNING id`,
      [hr.id],
    );
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [
      rows[0].id,
      people[3].id,
    ]);
    const { rows: other } = await query("SELECT id FROM app.role WHERE id <> $1 ORDER BY key LIMIT 1", [ready.roleId]);
    await query("DELETE FROM app.worker_role WHERE role_id = $1", [other[0].id]);
    await query("INSERT INTO app.worker_role (worker_id, role_id) VALUES ($1, $2)", [people[2].id, other[0].id]);
    const waves = [
      { who: "list", id: rows[0].id, minutes: 15 },
      { who: "role", id: other[0].id, minutes: 30 },
      { who: "everyone", minutes: 45 },
    ];
    await query("UPDATE app.call_out_setting SET cover_waves = $1", [JSON.stringify(waves)]);
    await queued();
    await goOn();
    expect((await invited(slotId)).map(({ worker_id }) => worker_id)).toEqual([people[3].id]);
    at("09:15");
    await goOn();
    expect((await invited(slotId)).map(({ worker_id }) => worker_id).toSorted()).toEqual(
      [people[2].id, people[3].id].toSorted(),
    );
    at("09:44");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ waves: 2, asked: 2 });
    at("09:45");
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ waves: 3, asked: 4 });
    await query("UPDATE app.call_out_setting SET cover_waves = '[]'");
  });
});

describe("someone whom the office takes off a shift", () => {
  const heldPlace = async () => {
    at("09:00");
    const shiftId = await shift(await event());
    const slotId = await slot(shiftId, { roleId: ready.roleId });
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
    await readyColleagues(query, ready, 2);
    return { shiftId, slotId, id };
  };

  test("is covered as if they had said so themselves", async () => {
    const { shiftId, slotId, id } = await heldPlace();
    await releaseWorker(planner, shiftId, { assignmentId: id, reason: "", version: await versionOf("assignment", id) });
    await queued();
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "running", asked: 2 });
  });

  test("because they leave the company is covered too", async () => {
    const { slotId } = await heldPlace();
    await moveWorker(hr, ready.id, moveForm.parse({ move: "leave", reason: "resigned", version: await version() }));
    await queued();
    await goOn();
    expect(await coverOf(slotId)).toMatchObject({ state: "running", asked: 2 });
  });

  test("and whose place goes to a colleague in the same act needs no cover", async () => {
    const { shiftId, slotId, id } = await heldPlace();
    const { rows } = await query("SELECT id FROM app.worker WHERE email = 'cover0@clearance.test'");
    await releaseWorker(planner, shiftId, { assignmentId: id, reason: "", version: await versionOf("assignment", id) });
    await assignWorker(planner, shiftId, { slotId, workerId: rows[0].id });
    await queued();
    expect(await coverOf(slotId)).toBeUndefined();
  });
});

describe("a search for cover", () => {
  test("that several servers carry on at once sends one wave, and is started once", async () => {
    const slotId = await dropOut(6);
    const started = await Promise.allSettled([1, 2, 3].map(() => startCover(planner, { slotId })));
    expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await Promise.all([goOn(), goOn(), goOn(), goOn()]);
    expect(await coverOf(slotId)).toMatchObject({ waves: 1, asked: 2 });
    expect(await times(slotId)).toEqual({ letters: 2, people: 2 });
  });

  test("that is stopped in the middle of a wave asks nobody more; those asked may still accept", async () => {
    const slotId = await dropOut(6);
    await startCover(planner, { slotId });
    await goOn();
    at("10:00");
    await Promise.all([goOn(), stopCover(planner, { slotId }), goOn()]);
    const stopped = (await coverOf(slotId))!;
    expect(stopped.state).toBe("stopped");
    expect([2, 4], "before the stop or not at all").toContain(stopped.asked);
    at("12:00");
    await goOn();
    expect(await times(slotId)).toEqual({ letters: stopped.asked, people: stopped.asked });
    await answer((await invited(slotId))[0]!, "accept");
    const { rows } = await query(
      "SELECT count(*)::int AS n FROM app.assignment WHERE slot_id = $1 AND state = 'confirmed'",
      [slotId],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await expect(stopCover(planner, { slotId })).rejects.toMatchObject({ name: "Refused" });
  });
});
