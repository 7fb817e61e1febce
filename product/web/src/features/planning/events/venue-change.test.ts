import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { test } from "#testing/world.ts";
import { editEvent } from "./commands.server.ts";
import { eventForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, venue, versionOf } = usePlanning(query);

const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });

describe("another venue for an event with shifts", () => {
  const move = async (id: string, venueId: string) => {
    const { rows } = await query("SELECT legal_entity_id, version FROM app.event WHERE id = $1", [id]);
    const form = { titleEs: "Ribera", startsAt: "2027-06-18T10:00", endsAt: "2027-06-21T23:00" };
    const { legal_entity_id: legalEntityId, version } = rows[0];
    return editEvent(planner, id, eventForm.parse({ ...form, legalEntityId, venueId, version }));
  };

  test("is refused where the clocks show another time, and free while there are none", async () => {
    const id = await event();
    await move(id, await venue("Atlantic/Canary"));
    await move(id, await venue());
    await shift(id);
    await expect(move(id, await venue("Atlantic/Canary"))).rejects.toMatchObject(
      refused("event.zone-differs", { zone: "Atlantic/Canary" }),
    );
  });

  test("takes the shifts out of the zones of the old one: drafts at once, others when they are published", async () => {
    const old = await venue();
    const id = await event({ venueId: old });
    const { rows } = await query(
      "INSERT INTO app.venue_zone (venue_id, kind, name, position) VALUES ($1, 'gate', 'Puerta B', 0) RETURNING id",
      [old],
    );
    const zoneId = rows[0].id as string;
    const [draft, published] = [await shift(id, { zoneId }), await shift(id, { zoneId, title: "Puerta" })];
    await publishShift(planner, published, await versionOf("shift", published));
    await move(id, await venue());
    const found = await shiftsOf(id, "en");
    expect(found.find((each) => each.id === draft)).toMatchObject({ zoneId: null, state: "draft" });
    expect(found.find((each) => each.id === published)).toMatchObject({
      zoneId,
      state: "changed",
      pending: { zoneId: null },
    });
    await move(id, old);
    expect((await shiftsOf(id, "en")).find((each) => each.id === published)).toMatchObject({
      zoneId,
      state: "published",
    });
  });
});
