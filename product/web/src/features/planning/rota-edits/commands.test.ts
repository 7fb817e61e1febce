import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { rotaQuery } from "#features/planning/rota/schema.ts";
import { undoStep } from "#features/planning/rota-moves/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { copyRota, editRota } from "./commands.server.ts";
import { editPreview, shiftsToTick } from "./queries.server.ts";
import { copyForm, editForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const seenOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => `${id}:${await versionOf("shift", id)}`));
const timesIn = async (eventId: string, zone = "Europe/Madrid") =>
  (
    await query(
      `SELECT to_char(starts_at AT TIME ZONE $2, 'MM-DD HH24:MI') AS at FROM app.shift WHERE event_id = $1 ORDER BY starts_at`,
      [eventId, zone],
    )
  ).rows.map(({ at }) => at);

describe("copying a day or a week", () => {
  test("keeps the times of the clock over the night on which it changes, as drafts", async () => {
    const eventId = await event({ startsAt: "2027-10-25T10:00", endsAt: "2027-11-09T10:00" });
    const id = await shift(eventId, { startsAt: "2027-10-29T09:00", endsAt: "2027-10-29T17:00" });
    await slot(id);
    const form = copyForm.parse({ seen: await seenOf(id), from: "2027-10-25", to: "2027-11-01" });
    expect(await copyRota(planner, form)).toEqual({ n: 1, staged: 0, notTaken: [] });
    expect(await timesIn(eventId)).toEqual(["10-29 09:00", "11-05 09:00"]);
  });

  test("takes the people along who can come, and names who cannot and why", async () => {
    const eventId = await event();
    const id = await shift(eventId);
    const slotId = await slot(id, { roleId: ready.roleId, fillMode: "book" });
    await assignWorker(planner, id, { slotId, workerId: ready.id });
    const week = copyForm.parse({ seen: await seenOf(id), from: "2027-06-14", to: "2027-06-21", people: "on" });
    expect(await copyRota(planner, week)).toEqual({ n: 1, staged: 1, notTaken: [] });
    const nextMorning = await shift(eventId, { startsAt: "2027-06-26T02:00", endsAt: "2027-06-26T08:00" });
    const there = await slot(nextMorning, { roleId: ready.roleId });
    await expect(assignWorker(planner, nextMorning, { slotId: there, workerId: ready.id })).rejects.toMatchObject({
      refusals: [{ code: "assignment.findings" }],
    });
    await query("UPDATE app.worker SET status = 'blocked' WHERE id = $1", [ready.id]);
    const again = await copyRota(planner, { ...week, to: "2027-06-28" as never });
    expect(again).toMatchObject({
      n: 1,
      staged: 0,
      notTaken: [{ shift: "Barra", refusal: { code: expect.any(String) } }],
    });
  });

  test("refuses the same days, and shifts that were not looked at", async () => {
    const id = await shift(await event());
    const form = { seen: [`${id}:1`], from: "2027-06-14", to: "2027-06-14" };
    await expect(copyRota(planner, copyForm.parse(form))).rejects.toMatchObject({
      refusals: [{ code: "rota.same-days" }],
    });
    const stale = copyForm.parse({ ...form, seen: [`${id}:7`], to: "2027-06-21" });
    await expect(copyRota(planner, stale)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
  });
});

describe("changing shifts together", () => {
  test("shows what becomes of each, does exactly that, and is taken back at once", async () => {
    const eventId = await event();
    const [firstShift, secondShift] = [
      await shift(eventId),
      await shift(eventId, { startsAt: "2027-06-19T23:30", endsAt: "2027-06-20T05:00" }),
    ];
    const role = await slot(firstShift, { target: 3, maximum: 3 });
    const { rows } = await query("SELECT role_id FROM app.slot WHERE id = $1", [role]);
    const form = editForm.parse({
      seen: await seenOf(firstShift, secondShift),
      minutes: "60",
      breakMinutes: "45",
      roleId: rows[0].role_id,
      heads: "2",
    });
    const week = rotaQuery.parse({ day: "2027-06-18", event: eventId });
    expect((await shiftsToTick(planner, week, "en")).rows).toHaveLength(2);
    const shown = await editPreview(planner, week, form, "en");
    expect(shown.map(({ after }) => after.day)).toEqual(["2027-06-18", "2027-06-20"]);
    expect(shown[0]).toMatchObject({
      after: { breaks: [{ minutes: 45, paid: true }] },
      heads: { before: 3, after: 5 },
    });
    expect(await editRota(planner, form)).toEqual({ n: 2 });
    expect(await timesIn(eventId)).toEqual(["06-18 15:00", "06-20 00:30"]);
    expect((await query("SELECT target, maximum FROM app.slot WHERE id = $1", [role])).rows).toEqual([
      { target: 5, maximum: 5 },
    ]);
    await undoStep(planner);
    expect(await timesIn(eventId)).toEqual(["06-18 14:00", "06-19 23:30"]);
  });

  test("is all or nothing", async () => {
    const eventId = await event();
    const [firstShift, secondShift] = [await shift(eventId), await shift(eventId)];
    const form = editForm.parse({ seen: [`${firstShift}:1`, `${secondShift}:9`], minutes: "30" });
    await expect(editRota(planner, form)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    expect(await timesIn(eventId)).toEqual(["06-18 14:00", "06-18 14:00"]);
    expect(editForm.safeParse({ seen: [`${firstShift}:1`] }).success).toBe(false);
    expect(editForm.safeParse({ seen: [`${firstShift}:1`], heads: "1" }).success).toBe(false);
  });
});
