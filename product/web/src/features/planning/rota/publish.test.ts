import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { editShift, publishShifts } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { rotaDiff } from "./diff.server.ts";
import { cameFrom, publishRotaForm, reviewQuery, rotaQuery } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

/** Three days with the ready worker on each of them. */
async function threeDays() {
  const eventId = await event();
  const ids: string[] = [];
  for (const day of [18, 19, 20]) {
    const id = await shift(eventId, { startsAt: `2027-06-${day}T14:00`, endsAt: `2027-06-${day}T20:00` });
    const slotId = await slot(id, { roleId: ready.roleId });
    await assignWorker(planner, id, { slotId, workerId: ready.id });
    ids.push(id);
  }
  return { eventId, ids };
}
const diff = (eventId: string) => rotaDiff(planner, rotaQuery.parse({ day: "2027-06-18", event: eventId }), "es");
const seenIn = async (eventId: string) => (await diff(eventId)).rows.map(({ id, version }) => ({ id, version }));
const published = async (eventId: string): Promise<number> =>
  (await query("SELECT count(*)::int n FROM app.shift WHERE event_id = $1 AND published_at IS NOT NULL", [eventId]))
    .rows[0].n;
const free = () => query("UPDATE app.assignment SET state = 'cancelled' WHERE worker_id = $1", [ready.id]);

describe("publishing a rota", () => {
  test("confirms an event that was not settled yet, says so before, and leaves one alone that is further", async () => {
    const statusOf = async (id: string) =>
      (await query("SELECT status FROM app.event WHERE id = $1", [id])).rows[0].status;
    for (const status of ["draft", "quoted", "confirmed", "postponed", "staffing"]) {
      const eventId = await event({ titleEs: "Feria" });
      await slot(await shift(eventId));
      await query("UPDATE app.event SET status = $2 WHERE id = $1", [eventId, status]);
      const isSettled = status === "confirmed" || status === "staffing";
      expect((await diff(eventId)).settled, status).toEqual(isSettled ? [] : ["Feria"]);
      await publishShifts(planner, await seenIn(eventId));
      expect(await statusOf(eventId), status).toBe("staffing");
      const moved = (await lastActs(2)).filter(({ act }) => act === "event.move-on");
      const expectedAct = { actorKind: "system", subjects: [`event ${eventId}`] };
      expect(moved, status).toMatchObject(status === "staffing" ? [] : [expectedAct]);
    }
  });

  test("of a shift that has no places, or wants nobody in them, settles nothing, and says so before", async () => {
    const eventId = await event();
    await shift(eventId, { title: "Ensayo" });
    await slot(await shift(eventId, { title: "Prueba" }), { minimum: 0, target: 0 });
    const { rows, settled } = await diff(eventId);
    expect(rows).toMatchObject([
      { asksForNobody: true, isOfUnsettledEvent: true },
      { asksForNobody: true, isOfUnsettledEvent: true },
    ]);
    expect(settled).toEqual([]);
    await publishShifts(planner, await seenIn(eventId));
    expect(await published(eventId)).toBe(2);
    expect((await query("SELECT status FROM app.event WHERE id = $1", [eventId])).rows).toEqual([{ status: "draft" }]);
  });

  test("is reviewed for one shift alone, or for all of an event, on whatever day they are", async () => {
    const { eventId, ids } = await threeDays();
    await shift(await event());
    const reviewed = async (search: object) =>
      (await rotaDiff(planner, reviewQuery.parse({ day: "2026-01-01", event: eventId, ...search }), "en")).rows;
    expect(await reviewed({})).toEqual([]);
    expect((await reviewed({ shift: ids[1] })).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await reviewed({ days: "all" })).map(({ id }) => id)).toEqual(ids);
    expect(await reviewed({ shift: ids[1], event: crypto.randomUUID() })).toEqual([]);
    await free();
  });

  test("leads back to where one came from", () => {
    const [id, shiftId, day] = [crypto.randomUUID(), crypto.randomUUID(), "2027-06-18"];
    const back = (search: Record<string, string>) => cameFrom(new URLSearchParams(search));
    expect(back({ event: id, shift: shiftId, day })).toBe(`/admin/events/${id}/shifts?day=${day}`);
    expect(back({ event: id, days: "all" })).toBe(`/admin/events/${id}/shifts`);
    expect(back({ event: id, day })).toBe(`/admin/working-schedules?event=${id}&day=${day}`);
    expect(back({})).toBe("/admin/working-schedules");
  });

  test("tells each person once of all their shifts, and leaves nothing to publish", async () => {
    const { eventId } = await threeDays();
    expect(await diff(eventId)).toMatchObject({ rows: [{ joining: 1 }, {}, {}], told: { count: 1, short: 0 } });
    await publishShifts(planner, await seenIn(eventId));
    const { rows } = await query(
      `SELECT count(*)::int AS receipts, count(DISTINCT letter_id)::int AS letters FROM app.call_out c
       JOIN app.assignment a ON a.id = c.assignment_id JOIN app.shift s ON s.id = a.shift_id WHERE s.event_id = $1`,
      [eventId],
    );
    expect(rows).toEqual([{ receipts: 3, letters: 1 }]);
    expect(await lastActs()).toMatchObject([{ act: "shift.publish" }]);
    expect((await diff(eventId)).rows).toEqual([]);
    await free();
  });

  test("is all or nothing: what somebody changed meanwhile is not sent unseen", async () => {
    const { eventId, ids } = await threeDays();
    const seen = await seenIn(eventId);
    const times = { startsAt: "2027-06-20T15:00", endsAt: "2027-06-20T20:00" };
    const version = await versionOf("shift", ids[2]!);
    await editShift(planner, ids[2]!, shiftForm.parse({ title: "Barra", ...times, version }));
    await expect(publishShifts(planner, seen)).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    expect(await published(eventId)).toBe(0);
    await publishShifts(planner, await seenIn(eventId));
    expect(await published(eventId)).toBe(3);
    await free();
  });

  test("names the shift that holds the others up", async () => {
    const { eventId, ids } = await threeDays();
    const other = await shift(eventId, { title: "Puerta", startsAt: "2027-06-19T18:00", endsAt: "2027-06-19T22:00" });
    const slotId = await slot(other, { roleId: ready.roleId });
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT $1, id, $2, during, 'staged', 'book' FROM app.shift WHERE id = $3`,
      [slotId, ready.id, other],
    );
    await expect(publishShifts(planner, await seenIn(eventId))).rejects.toMatchObject({
      refusals: [{ code: "rota.held-up", shift: "Barra (19/06)" }, { code: "shift.findings" }],
    });
    expect(await published(eventId)).toBe(0);
    expect(ids).toHaveLength(3);
    await free();
  });

  test("by two people at once sends it once; the second sees that it has changed", async () => {
    const { eventId } = await threeDays();
    const seen = await seenIn(eventId);
    const outcomes = await Promise.allSettled([
      publishShifts(planner, seen),
      publishShifts(planner, seen.toReversed()),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await published(eventId)).toBe(3);
    await free();
  });

  test("takes only what was ticked on the page", () => {
    const id = crypto.randomUUID();
    expect(publishRotaForm.parse({ seen: [`${id}:3`, `${id}:3`] })).toEqual({ seen: [{ id, version: 3 }] });
    for (const seen of [[], ["x"], [`${id}:`], Array.from({ length: 501 }, () => `${crypto.randomUUID()}:1`)])
      expect(publishRotaForm.safeParse({ seen }).success).toBe(false);
  });
});
