import { describe, expect } from "vitest";
import { confirmMove } from "#features/people/worker-page/proposals.server.ts";
import { moveWorker } from "#features/people/worker-page/moves.server.ts";
import { shiftsToRelease } from "#features/people/worker-page/queries.server.ts";
import { moveForm } from "#features/people/worker-page/schema.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { confirmErasure, proposeErasure } from "#features/privacy/erasure/commands.server.ts";
import { tellReleased } from "#features/planning/call-outs/released.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { colleague, create, hr, useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { mergeSteps } from "#slices.ts";
import { assignWorker } from "./commands.server.ts";

const { query, ready, version } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const booked = async (title: string, day = 18) => {
  const at = (time: string) => `2027-06-${day}T${time}`;
  const shiftId = await shift(await event(), { title, startsAt: at("14:00"), endsAt: at("22:00") });
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return (await assignWorker(planner, shiftId, { slotId, workerId: ready.id, reason: "" })).id;
};
const kept = async (id: string) =>
  (await query("SELECT state, ended_reason, notice_hours, ended_at FROM app.assignment WHERE id = $1", [id])).rows[0];
const move = async (fields: Record<string, unknown>) =>
  moveWorker(hr, ready.id, moveForm.parse({ ...fields, version: await version() }));

describe("who stops working is released from what is to come, in the same act", () => {
  const expectReleased = async (id: string, status: string, act: string) => {
    const row = await kept(id);
    expect(row).toMatchObject({ state: "cancelled", ended_reason: `worker.${status}` });
    expect(row.notice_hours).toBeGreaterThan(0);
    expect(row.ended_at).not.toBeNull();
    const [last] = await lastActs();
    expect(last).toMatchObject({ act, subjects: expect.arrayContaining([`worker ${ready.id}`, `assignment ${id}`]) });
  };

  test("when they are suspended; it is listed before, and what is over stays as it was", async () => {
    const [over, coming] = [await booked("Montaje", 17), await booked("Barra")];
    await query(
      `UPDATE app.shift SET starts_at = '2026-01-05 12:00Z', ends_at = '2026-01-05 20:00Z', day = '2026-01-05'
       WHERE id = (SELECT shift_id FROM app.assignment WHERE id = $1)`,
      [over],
    );
    expect(await shiftsToRelease(planner, ready.id, "es")).toMatchObject({
      count: 1,
      shown: [{ id: coming, event: "Ribera Sonora", shift: "Barra" }],
    });
    // A reader who sees no assignments is told only their number.
    expect(await shiftsToRelease(hr, ready.id, "es")).toEqual({ count: 1, shown: [], more: 1 });
    await move({ move: "suspend", reason: "conduct", day: "1/1/2099" });
    await expectReleased(coming, "suspended", "worker.decide");
    expect(await kept(over)).toMatchObject({ state: "booked" });
  });

  test("when they leave, and one letter tells them so", async () => {
    const id = await booked("Barra");
    await move({ move: "leave", reason: "resigned" });
    await expectReleased(id, "left", "worker.move");
    const waiting = await query("SELECT payload FROM app.job WHERE kind = 'assignments.tell-released'");
    expect(waiting.rows).toContainEqual({ payload: { ids: [id] } });
    const countCancelled = async () =>
      (await query("SELECT kind FROM app.call_out WHERE assignment_id = $1 AND kind = 'cancelled'", [id])).rowCount;
    await tellReleased({ ids: [id] });
    await tellReleased({ ids: [id] });
    expect(await countCancelled()).toBe(1);
  });

  test("when a second person confirms that they are blocked, and not before", async () => {
    const id = await booked("Barra");
    await move({ move: "block", reason: "fraud", day: "1/1/2099" });
    expect(await kept(id)).toMatchObject({ state: "booked" });
    await confirmMove(colleague, ready.id, "block", await proposalOf(ready.id, "block"));
    await expectReleased(id, "blocked", "worker.block");
  });

  test("when their data are sealed away or erased, after which nobody stands on the shift", async () => {
    const id = await booked("Barra");
    await query("UPDATE app.worker SET status = 'left' WHERE id = $1", [ready.id]);
    await query("UPDATE app.engagement SET last_day = '2026-02-01' WHERE worker_id = $1", [ready.id]);
    await proposeErasure(hr, ready.id, { reason: "asked", version: await version() });
    const { rows } = await query("SELECT proposal_id FROM app.erasure WHERE worker_id = $1", [ready.id]);
    await confirmErasure(colleague, ready.id, { proposal: rows[0].proposal_id });
    expect(await kept(id)).toBeUndefined();
    expect(await lastActs()).toMatchObject([{ act: "worker.block-data" }]);
  });

  test("and by nothing else: who pauses keeps what was agreed", async () => {
    const id = await booked("Barra");
    await move({ move: "pause" });
    expect(await kept(id)).toMatchObject({ state: "booked" });
  });
});

test("who is dormant is woken by the shift that they get", async () => {
  await query("UPDATE app.worker SET status = 'dormant' WHERE id = $1", [ready.id]);
  const id = await booked("Barra");
  expect(await kept(id)).toMatchObject({ state: "booked" });
  const { rows } = await query("SELECT status FROM app.worker WHERE id = $1", [ready.id]);
  expect(rows).toEqual([{ status: "active" }]);
  expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual(["assignment.create", "worker.move"]);
});

describe("two records that become one", () => {
  /** The other record of the same person, with a place of its own. */
  const other = async (day: number) => {
    const id = await create({ firstName: "Ane", roleIds: [ready.roleId] });
    const at = (time: string) => `2027-06-${day}T${time}`;
    const shiftId = await shift(await event(), { title: "Puerta", startsAt: at("15:00"), endsAt: at("19:00") });
    const slotId = await slot(shiftId, { roleId: ready.roleId });
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT $1, id, $2, during, 'booked', 'book' FROM app.shift WHERE id = $3`,
      [slotId, id, shiftId],
    );
    return id;
  };
  const merge = async (otherId: string) =>
    mergeWorkers(
      hr,
      ready.id,
      {
        otherId,
        version: await version(),
        otherVersion: (await query("SELECT version FROM app.worker WHERE id = $1", [otherId])).rows[0].version,
      },
      mergeSteps,
    );
  const titles = async () =>
    (
      await query(
        `SELECT title FROM app.assignment JOIN app.shift ON shift.id = shift_id WHERE worker_id = $1 ORDER BY starts_at`,
        [ready.id],
      )
    ).rows.map(({ title }) => title);

  test("bring the shifts of both together", async () => {
    await booked("Barra", 18);
    await merge(await other(19));
    expect(await titles()).toEqual(["Barra", "Puerta"]);
  });

  test("stay two while both work at the same time, and the shift is named", async () => {
    await booked("Barra", 18);
    const otherId = await other(18);
    await expect(merge(otherId)).rejects.toMatchObject({
      refusals: [{ code: "assignment.overlap", shifts: "Puerta" }],
    });
    expect(await titles()).toEqual(["Barra"]);
  });
});
