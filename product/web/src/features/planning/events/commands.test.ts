import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { createEvent, editEvent, moveEventOn } from "./commands.server.ts";
import { filterFor } from "./event-source.ts";
import { countBy, eventPage, eventWith } from "./queries.server.ts";
import { eventForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, slot, venue } = usePlanning(query);

const everything = filterFor("current", emptyView);
const refused = (code: string) => ({ refusals: [{ code }] });

describe("an event", () => {
  test("is created with a code, by the clock of its venue, and told by the trail", async () => {
    const id = await event({}, "Atlantic/Canary");
    const found = await eventWith(planner, id, "es");
    expect(found!.event).toMatchObject({ status: "draft", timeZone: "Atlantic/Canary", titleEs: "Ribera Sonora" });
    expect(found!.event.code).toMatch(/^EV-[2-9A-Z]{4}$/);
    expect(found!.event.startsAt.toISOString()).toBe("2027-06-18T09:00:00.000Z");
    expect(await lastActs()).toMatchObject([{ act: "event.create", subjects: [`event ${id}`] }]);
  });

  test("goes on step by step, and not past one", async () => {
    const id = await event();
    await expect(moveEventOn(planner, id, { status: "closed", version: 1 })).rejects.toMatchObject(
      refused("event.move-illegal"),
    );
    await moveEventOn(planner, id, { status: "confirmed", version: 1 });
    await expect(moveEventOn(planner, id, { status: "staffing", version: 1 })).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
    await moveEventOn(planner, id, { status: "staffing", version: 2 });
    expect((await eventWith(planner, id, "en"))!.row).toMatchObject({ status: "staffing", shown: "staffing" });
  });

  test("is seen and changed by who holds it at its client, its venue, its company or itself", async () => {
    const [here, there] = [await venue(), await venue()];
    const ownEvent = await event({ venueId: here });
    const other = await event({ venueId: there });
    for (const scope of [
      { kind: "venue", id: here },
      { kind: "event", id: ownEvent },
    ] as const) {
      const lead = who(["event.view", "event.edit"], scope);
      expect(await eventWith(lead, ownEvent, "en")).toBeDefined();
      expect(await eventWith(lead, other, "en")).toBeUndefined();
      expect(await countBy({ field: "title", op: "contains", values: ["ribera"] }, lead)).toBe(1);
    }
    const atVenue = who(["event.view", "event.edit"], { kind: "venue", id: here });
    const form = eventForm.parse({
      titleEs: "Mía",
      legalEntityId: demoEntities.ES.id,
      venueId: there,
      startsAt: "2027-06-18T10:00",
      endsAt: "2027-06-19T10:00",
      version: 1,
    });
    // Where it would come to lie, they may not edit.
    await expect(editEvent(atVenue, ownEvent, form)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(createEvent(atVenue, form)).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("is found by words of its title, its venue and its client, and counted by what it lacks", async () => {
    const { rows } = await query("INSERT INTO app.client (name) VALUES ('Óribay Live') RETURNING id");
    const id = await event({ titleEs: "Verbena de San Juan", clientId: rows[0].id });
    const found = async (q: string) =>
      (await eventPage(planner, filterFor("current", { ...emptyView, q }), "es", {})).rows.map((row) => row.id);
    expect(await found("verbena oribay")).toEqual([id]);
    expect(await found("verbena nowhere")).toEqual([]);
    const shiftId = await shift(id);
    await slot(shiftId, { minimum: 2, target: 3, maximum: 4 });
    const short = filterFor("current", { ...emptyView, q: "verbena", short: { gap: "minimum" } });
    expect((await eventPage(planner, short, "es", {})).rows).toMatchObject([
      { id, total: { target: 3, confirmed: 0, short: 2 }, byRole: [{ role: "Camarero/a" }] },
    ]);
  });

  test("turns pages in the order of the start, both ways", async () => {
    const walk = async (sort: string) => {
      const seen: string[] = [];
      let after: string | undefined;
      for (;;) {
        const { rows, hasNext } = await eventPage(planner, everything, "en", { sort, after }, 2);
        seen.push(...rows.map((row) => row.id));
        if (!hasNext) return seen;
        after = rows.at(-1)!.id;
      }
    };
    const forth = await walk("date");
    expect(forth.length).toBe(await countBy(everything, planner));
    expect((await walk("-date")).toReversed()).toEqual(forth);
    const last = await eventPage(planner, everything, "en", { before: forth[2]! }, 2);
    expect(last.rows.map((row) => row.id)).toEqual(forth.slice(0, 2));
  });
});
