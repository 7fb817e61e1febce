import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { rotaDiff } from "#features/planning/rota/diff.server.ts";
import { rotaQuery } from "#features/planning/rota/schema.ts";
import { editRota } from "#features/planning/rota-edits/commands.server.ts";
import { editForm } from "#features/planning/rota-edits/schema.ts";
import { moveShift, undoStep } from "#features/planning/rota-moves/commands.server.ts";
import { moveForm } from "#features/planning/rota-moves/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { editShift, publishShift } from "./commands.server.ts";
import { shiftsOf } from "./queries.server.ts";
import { shiftForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

/** A published shift with a break, and someone who has agreed to it. */
async function agreed() {
  const eventId = await event();
  const id = await shift(eventId);
  const slotId = await slot(id, { roleId: ready.roleId });
  await publishShift(planner, id, await versionOf("shift", id));
  await assignWorker(planner, id, { slotId, workerId: ready.id });
  await query("UPDATE app.assignment SET state = 'confirmed' WHERE shift_id = $1", [id]);
  return { eventId, id };
}
const move = async (id: string, startsAt: string, endsAt: string) =>
  moveShift(planner, id, moveForm.parse({ startsAt, endsAt, version: await versionOf("shift", id) }));
const change = async (id: string, fields: object) =>
  editRota(planner, editForm.parse({ seen: [`${id}:${await versionOf("shift", id)}`], ...fields }));
const save = async (id: string, fields: object = {}) => {
  const times = { startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T22:00" };
  const form = { title: "Barra", ...times, breakMinutes: 30, breakAfter: 240, breakPaid: "on", ...fields };
  return editShift(planner, id, shiftForm.parse({ ...form, version: await versionOf("shift", id) }));
};

describe("a published shift that comes back to what was published", () => {
  const ways: [string, (id: string) => Promise<unknown>][] = [
    ["moved and undone", async (id) => (await move(id, "2027-06-18T10:00", "2027-06-18T18:00"), undoStep(planner))],
    [
      "moved and moved back",
      async (id) => (
        await move(id, "2027-06-19T10:00", "2027-06-19T18:00"),
        move(id, "2027-06-18T14:00", "2027-06-18T22:00")
      ),
    ],
    [
      "given another break with others, and its own again",
      async (id) => (await change(id, { breakMinutes: 45 }), change(id, { breakMinutes: 30 })),
    ],
    ["edited and edited back", async (id) => (await save(id, { title: "Barra Norte" }), save(id))],
    [
      "written by whatever way with what it is already",
      (id) =>
        query(
          `UPDATE app.shift SET pending = jsonb_build_object('title', title, 'breaks', breaks, 'day', day, 'zoneId', zone_id,
             'startsAt', (extract(epoch FROM starts_at) * 1000)::bigint) WHERE id = $1`,
          [id],
        ),
    ],
  ];
  test.for(ways)("is published and not changed: %s", async ([, goThereAndBack]) => {
    const { eventId, id } = await agreed();
    await goThereAndBack(id);
    expect(await shiftsOf(eventId, "en")).toMatchObject([{ state: "published", pending: null }]);
    expect((await rotaDiff(planner, rotaQuery.parse({ day: "2027-06-18", event: eventId }), "en")).rows).toEqual([]);
    const letters = async () => (await query("SELECT count(*)::int AS n FROM app.call_out")).rows[0].n as number;
    const before = await letters();
    await publishShift(planner, id, await versionOf("shift", id));
    const { rows } = await query("SELECT state FROM app.assignment WHERE shift_id = $1", [id]);
    expect({ rows, letters: (await letters()) - before }).toEqual({ rows: [{ state: "confirmed" }], letters: 0 });
    await query("DELETE FROM app.event WHERE id = $1", [eventId]);
  });
});
