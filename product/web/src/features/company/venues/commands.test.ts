import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { archiveVenue, createVenue, editVenue, restoreVenue } from "./commands.server.ts";
import { venueRows, venueWith } from "./queries.server.ts";
import { venueForm } from "./schema.ts";

const { query } = useTestDatabase();

const everything = ["venue.view", "venue.create", "venue.edit", "venue.delete"] as const;
const office = who(everything);
const form = (fields: Record<string, unknown>) =>
  venueForm.parse({ country: "ES", timeZone: "Europe/Madrid", ...fields });

describe("a venue", () => {
  test("is made with its point, its zones and gates in order", async () => {
    const { id } = await createVenue(
      office,
      form({
        name: "Palacio de Vistalegre",
        coordinates: "40,38573; -3,73942",
        geofenceMetres: "250",
        zones: "Pista\r\n Grada \n\nPista\nBackstage",
        gates: "Puerta 2\nPuerta 1",
      }),
    );
    expect(await venueWith(office, id)).toMatchObject({
      latitude: "40.38573",
      longitude: "-3.73942",
      geofenceMetres: 250,
      zones: ["Pista", "Grada", "Backstage"],
      gates: ["Puerta 2", "Puerta 1"],
    });
    expect(await lastActs()).toMatchObject([{ act: "venue.create", subjects: [`venue ${id}`] }]);
  });

  test("keeps the ids of zones that keep their names, and the trail tells what changed", async () => {
    const { id } = await createVenue(office, form({ name: "IFEMA", zones: "Hall 1\nHall 2" }));
    const zoneIds = async () =>
      new Map(
        (await query("SELECT name, id FROM app.venue_zone WHERE venue_id = $1", [id])).rows.map((row) => [
          row.name,
          row.id,
        ]),
      );
    const before = await zoneIds();
    await editVenue(office, id, form({ name: "IFEMA", zones: "Hall 3\nHall 2", gates: "Norte", version: 1 }));
    expect(await venueWith(office, id)).toMatchObject({ zones: ["Hall 3", "Hall 2"], gates: ["Norte"], version: 2 });
    expect((await zoneIds()).get("Hall 2")).toBe(before.get("Hall 2"));
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(rows[0].clear)).toEqual({
      zones: { before: ["Hall 1", "Hall 2"], after: ["Hall 3", "Hall 2"] },
      gates: { before: [], after: ["Norte"] },
    });
    await editVenue(office, id, form({ name: "IFEMA", version: 2 }));
    expect(await venueWith(office, id)).toMatchObject({ zones: [], gates: [] });
  });

  test("is not told as changed where its point stayed", async () => {
    const point = { name: "Sol", coordinates: "40.4, -3.7", geofenceMetres: "100" };
    const { id } = await createVenue(office, form(point));
    await editVenue(office, id, form({ ...point, town: "Madrid", version: 1 }));
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(rows[0].clear)).toEqual({ town: { before: "", after: "Madrid" } });
  });

  test("keeps its name to itself, and is not saved over what a colleague saved", async () => {
    const { id } = await createVenue(office, form({ name: "Razzmatazz" }));
    await expect(createVenue(office, form({ name: "razzmatazz" }))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["name"] }],
    });
    await editVenue(office, id, form({ name: "Razz", version: 1 }));
    await expect(editVenue(office, id, form({ name: "Mine", version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("is archived and comes back, by who may do it there", async () => {
    const { id } = await createVenue(office, form({ name: "Kursaal" }));
    const { id: other } = await createVenue(office, form({ name: "Guggenheim" }));
    const keeper = who(everything, { kind: "venue", id });
    expect((await venueRows(keeper)).map((row) => row.id)).toEqual([id]);
    expect(await venueWith(keeper, other)).toBeUndefined();
    await archiveVenue(keeper, id);
    expect(await venueRows(keeper)).toMatchObject([{ isArchived: true }]);
    await restoreVenue(keeper, id);
    await expect(archiveVenue(keeper, other)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(createVenue(keeper, form({ name: "New" }))).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("the form of a venue", () => {
  const faults = (fields: Record<string, unknown>) =>
    venueForm
      .safeParse({ name: "X", country: "ES", timeZone: "Europe/Madrid", ...fields })
      .error!.issues.map(({ path, code }) => [path[0], code]);

  test("measures a distance only from a point", () => {
    expect(faults({ geofenceMetres: "100" })).toEqual([["coordinates", "custom"]]);
    expect(faults({ coordinates: "here", geofenceMetres: "5" })).toEqual([
      ["coordinates", "custom"],
      ["geofenceMetres", "too_small"],
    ]);
  });

  test("knows time zones, and how long a name of a zone may be", () => {
    expect(faults({ timeZone: "Europe/Nowhere" })).toEqual([["timeZone", "custom"]]);
    expect(faults({ zones: `Pista\n${"x".repeat(81)}` })).toEqual([["zones", "custom"]]);
  });
});
