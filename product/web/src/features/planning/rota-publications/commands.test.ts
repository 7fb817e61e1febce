import { describe, expect } from "vitest";
import { publishShifts } from "#features/planning/shifts/commands.server.ts";
import { moveShift } from "#features/planning/rota-moves/commands.server.ts";
import { moveForm } from "#features/planning/rota-moves/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { cancelPublication, publishDue, publishLater } from "./commands.server.ts";
import { plannedPublications } from "./queries.server.ts";

const { query } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);

async function drafted() {
  const id = await shift(await event());
  await slot(id);
  return id;
}
const publishAt = "2027-06-10T09:00";
const comes = (id: string) =>
  query("UPDATE app.rota_publication SET publish_at = now() - interval '1 minute' WHERE id = $1", [id]);
const outcomeOf = async (id: string) =>
  (await query("SELECT outcome, refused_by FROM app.rota_publication WHERE id = $1", [id])).rows[0];
const isPublished = async (id: string) =>
  (await query("SELECT published_at IS NOT NULL AS is FROM app.shift WHERE id = $1", [id])).rows[0].is;

describe("publishing later", () => {
  test("happens when its time has come, once, and not before", async () => {
    const id = await drafted();
    const { id: planned } = await publishLater(planner, { seen: [{ id, version: 1 }], publishAt });
    expect((await lastActs(1))[0]).toMatchObject({ act: "shift.schedule" });
    expect(await plannedPublications(planner)).toMatchObject([{ id: planned, n: 1, timeZone: "Europe/Madrid" }]);
    expect(await plannedPublications(who(["shift.publish"], { kind: "event", id: crypto.randomUUID() }))).toEqual([]);
    await publishDue();
    expect(await isPublished(id)).toBe(false);
    await comes(planned);
    await publishDue();
    await publishDue();
    expect(await isPublished(id)).toBe(true);
    expect(await outcomeOf(planned)).toEqual({ outcome: "published", refused_by: "" });
    expect(await plannedPublications(planner)).toEqual([]);
  });

  test("sends nothing that was changed since it was seen, and says so", async () => {
    const id = await drafted();
    const { id: planned } = await publishLater(planner, { seen: [{ id, version: 1 }], publishAt });
    const times = { startsAt: "2027-06-18T15:00", endsAt: "2027-06-18T22:00", version: 1 };
    await moveShift(planner, id, moveForm.parse(times));
    await comes(planned);
    await publishDue();
    expect(await isPublished(id)).toBe(false);
    expect(await outcomeOf(planned)).toEqual({ outcome: "refused", refused_by: "record.changed-meanwhile" });
    expect(await plannedPublications(planner)).toMatchObject([{ id: planned, outcome: "refused" }]);
    await query("DELETE FROM app.rota_publication");
  });

  test("is called off, and is refused for a moment that is over or after the shift", async () => {
    const id = await drafted();
    const { id: planned } = await publishLater(planner, { seen: [{ id, version: 1 }], publishAt });
    await cancelPublication(planner, planned);
    expect(await outcomeOf(planned)).toMatchObject({ outcome: "cancelled" });
    await expect(cancelPublication(planner, planned)).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    for (const when of ["2020-01-01T09:00", "2027-06-19T09:00"])
      await expect(publishLater(planner, { seen: [{ id, version: 1 }], publishAt: when })).rejects.toMatchObject({
        refusals: [{ code: "rota.publish-when" }],
      });
    await publishShifts(planner, [{ id, version: 1 }]);
    expect(await isPublished(id)).toBe(true);
  });
});
