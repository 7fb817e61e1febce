import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { drawnEvents } from "./drawn.server.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, slot, venue } = usePlanning(query);

const drawn = (layout: "calendar" | "week" | "board", on: string | null, view = {}, actor = planner) =>
  drawnEvents(actor, { view: { ...emptyView, ...view }, layout, on }, "en");
const ids = async (...input: Parameters<typeof drawn>) => (await drawn(...input))!.rows.map(({ id }) => id);

describe("events on a calendar", () => {
  test("lie on the days of their venue, in the month and the weeks that hold one of them", async () => {
    const id = await event({ startsAt: "2027-04-30T22:00", endsAt: "2027-05-02T03:00" });
    const found = (await drawn("calendar", "2027-05-17"))!;
    expect(found).toMatchObject({ layout: "calendar", day: "2027-05-17", hasMore: false });
    expect(found.rows).toMatchObject([{ id, firstDay: "2027-04-30", lastDay: "2027-05-01" }]);
    expect(await ids("week", "2027-05-02")).toEqual([id]);
    expect(await ids("week", "2027-05-03")).toEqual([]);
    // Half past midnight of the third there is still the second of May by the clock of London.
    const late = await event({ startsAt: "2027-05-03T00:30", endsAt: "2027-05-03T09:00" });
    expect(await ids("week", "2027-05-03")).toEqual([late]);
  });

  test("keep their place when they are over, and follow search, filters and what someone sees", async () => {
    const here = await venue();
    const id = await event({
      titleEs: "Feria Vinalia",
      venueId: here,
      startsAt: "2026-03-02T10:00",
      endsAt: "2026-03-02T20:00",
    });
    await query("UPDATE app.event SET status = 'closed' WHERE id = $1", [id]);
    const other = await event({ startsAt: "2026-03-03T10:00", endsAt: "2026-03-03T20:00" });
    expect(await ids("calendar", "2026-03-01")).toEqual([id, other]);
    expect(await ids("calendar", "2026-03-01", { q: "vinalia" })).toEqual([id]);
    expect(await ids("calendar", "2026-03-01", { short: { status: "draft" } })).toEqual([other]);
    expect(await ids("calendar", "2026-03-01", {}, who(["event.view"], { kind: "venue", id: here }))).toEqual([id]);
  });

  test("show those that I answer for, with how far they are filled", async () => {
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Nerea', 'es')", [planner.id]);
    const ownEvent = await event({ startsAt: "2027-07-01T10:00", endsAt: "2027-07-01T20:00", managers: [planner.id] });
    await event({ startsAt: "2027-07-02T10:00", endsAt: "2027-07-02T20:00" });
    const shiftId = await shift(ownEvent, { startsAt: "2027-07-01T10:00", endsAt: "2027-07-01T18:00" });
    await slot(shiftId, { minimum: 2, target: 3, maximum: 4 });
    const { rows } = (await drawn("calendar", "2027-07-15", { short: { manager: planner.id } }))!;
    expect(rows).toMatchObject([{ id: ownEvent, total: { target: 3, confirmed: 0, short: 2 } }]);
  });

  test("begin with today where the address names no day", async () => {
    const { today, ...found } = (await drawn("calendar", "31 June"))!;
    expect(found).toMatchObject({ day: today });
  });
});

test("A board holds what the list holds, by what has become of it", async () => {
  await query("DELETE FROM app.event");
  const [draft, live, closed] = [
    await event({ startsAt: "2027-08-01T10:00", endsAt: "2027-08-01T20:00" }),
    await event({ startsAt: "2026-01-01T10:00", endsAt: "2026-02-01T20:00" }),
    await event(),
  ];
  await query(
    "UPDATE app.event SET status = 'staffing', starts_at = now() - interval '1 h', ends_at = now() + interval '1 h' WHERE id = $1",
    [live],
  );
  await query("UPDATE app.event SET status = 'closed' WHERE id = $1", [closed]);
  const { rows } = (await drawn("board", null))!;
  expect(rows.map(({ id, shown }) => [id, shown])).toEqual([
    [live, "live"],
    [draft, "draft"],
  ]);
});
