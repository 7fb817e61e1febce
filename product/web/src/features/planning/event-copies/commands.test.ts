import { describe, expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { peopleOn } from "#features/planning/assignments/queries.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { copyEvent, markTemplate } from "./commands.server.ts";
import { teamOf, templatesFor } from "./queries.server.ts";
import { copyForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, venue, versionOf } = usePlanning(query);
const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });
const copy = (id: string, firstDay: string, fields: object = {}) =>
  copyEvent(planner, id, copyForm.parse({ titleEs: "Ribera Sonora", firstDay, ...fields }));
const copiesOf = async (id: string) =>
  (await query("SELECT id, starts_at, ends_at FROM app.event WHERE cloned_from = $1 ORDER BY starts_at", [id])).rows;

const nightOn = async (zone: string) => {
  const id = await event({ startsAt: "2027-03-20T12:00", endsAt: "2027-03-21T07:00" }, zone);
  await slot(await shift(id, { startsAt: "2027-03-20T22:00", endsAt: "2027-03-21T06:00" }), { target: 3, maximum: 4 });
  return id;
};
/** The worker holds a place on a published shift. */
const heldOn = async (eventId: string, fields: Record<string, unknown> = {}) => {
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  await assignWorker(planner, shiftId, assignForm.parse({ slotId, workerId: ready.id }));
  return shiftId;
};

describe("a copy of an event", () => {
  test.for(["Europe/Madrid", "Europe/London"])(
    "keeps the clock of its venue across its changes in %s",
    async (zone) => {
      const source = await nightOn(zone);
      const { id, n } = await copy(source, "2027-03-20", { rhythm: "weekly", until: "2027-04-03" });
      expect(n).toBe(3);
      const hours = await Promise.all(
        (await copiesOf(source)).map(async ({ id: copyId }) => {
          const [night] = await shiftsOf(copyId, "en");
          expect(night).toMatchObject({ state: "draft", title: "Barra", slots: [{ target: 3, maximum: 4 }] });
          return [night!.day, (night!.endsAt - night!.startsAt) / 3_600_000];
        }),
      );
      expect(hours).toEqual([
        ["2027-03-20", 8],
        ["2027-03-27", 7],
        ["2027-04-03", 8],
      ]);
      expect((await lastActs())[0]).toMatchObject({ act: "event.copy" });
      expect((await copiesOf(source))[0].id).toBe(id);
      const autumn = await copy(source, "2027-10-30");
      const [night] = await shiftsOf(autumn.id, "en");
      expect((night!.endsAt - night!.startsAt) / 3_600_000).toBe(9);
    },
  );

  test("is a draft with what is planned, and with nobody unless asked for", async () => {
    const source = await event();
    const shiftId = await heldOn(source);
    const version = await versionOf("shift", shiftId);
    const change = { title: "Barra Norte", startsAt: "2027-06-18T15:00", endsAt: "2027-06-18T22:00", version };
    await editShift(planner, shiftId, shiftForm.parse(change));
    const { id } = await copy(source, "2028-06-16", { titleEs: "Ribera 2028" });
    const [copiedShift] = await shiftsOf(id, "en");
    expect(copiedShift).toMatchObject({ title: "Barra Norte", day: "2028-06-16", state: "draft", pending: null });
    expect(copiedShift!.startsAt).toBe(Date.parse("2028-06-16T13:00Z"));
    expect(await peopleOn(copiedShift!.id)).toEqual([]);
    const { rows } = await query("SELECT status, title_es FROM app.event WHERE id = $1", [id]);
    expect(rows).toEqual([{ status: "draft", title_es: "Ribera 2028" }]);
  });

  test("stages the team that may work, and tells of the others why not", async () => {
    const source = await event();
    await heldOn(source);
    const { id } = await copy(source, "2027-06-25", { team: true });
    const [copiedShift] = await shiftsOf(id, "en");
    expect((await peopleOn(copiedShift!.id)).map(({ state }) => state)).toEqual(["staged"]);
    expect(await teamOf(planner, id)).toMatchObject([{ standing: "here" }]);

    const other = await event({ startsAt: "2027-07-01T10:00", endsAt: "2027-07-03T10:00" });
    await heldOn(other, { title: "Puerta", startsAt: "2027-07-02T20:00", endsAt: "2027-07-03T02:00" });
    const busy = await copy(source, "2027-07-02", { team: true });
    expect(await teamOf(planner, busy.id)).toMatchObject([{ standing: "busy", busy: "Puerta" }]);

    await query("UPDATE app.engagement SET last_day = '2027-07-31' WHERE worker_id = $1", [ready.id]);
    const late = await copy(source, "2027-08-06", { team: true });
    expect(await teamOf(planner, late.id)).toMatchObject([
      { standing: "not-allowed", reasons: [{ verdict: "BLOCK" }] },
    ]);
    const [afterwards] = await shiftsOf(late.id, "en");
    expect(await peopleOn(afterwards!.id)).toEqual([]);
  });

  test("stages nobody whom a place of the copy asks for more than they have", async () => {
    const source = await event();
    const shiftId = await heldOn(source);
    await query("UPDATE app.slot SET languages = '{cy}' WHERE shift_id = $1", [shiftId]);
    const { id } = await copy(source, "2027-06-25", { team: true });
    expect(await teamOf(planner, id)).toMatchObject([
      { standing: "not-allowed", reasons: [{ code: "language.missing" }] },
    ]);
    expect(await peopleOn((await shiftsOf(id, "en"))[0]!.id)).toEqual([]);
  });

  test("comes again at most sixty times, and not at a time that does not exist", async () => {
    const source = await nightOn("Europe/Madrid");
    await expect(copy(source, "2027-01-01", { rhythm: "weekly", until: "2028-12-31" })).rejects.toMatchObject(
      refused("event.too-many-copies", { most: 60 }),
    );
    await copy(source, "2027-01-31", { rhythm: "monthly", until: "2027-04-30" });
    expect((await copiesOf(source)).map(({ starts_at }) => starts_at.toISOString().slice(0, 10))).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
    ]);
    const early = await event({ startsAt: "2027-03-20T10:00", endsAt: "2027-03-21T12:00" });
    await shift(early, { startsAt: "2027-03-21T02:30", endsAt: "2027-03-21T08:00" });
    await expect(copy(early, "2027-03-27")).rejects.toMatchObject(refused("event.time-skipped", { next: "03:00" }));
    const { id } = await copy(early, "2027-03-27", { skipped: "next" });
    expect((await shiftsOf(id, "en"))[0]!.startsAt).toBe(Date.parse("2027-03-28T01:00Z"));
    expect(copyForm.safeParse({ titleEs: "x", firstDay: "2027-01-01", rhythm: "weekly" }).error!.issues).toMatchObject([
      { path: ["until"] },
    ]);
  });

  test("is made by who may see the one and create the other", async () => {
    const [ownVenue, other] = [await venue(), await event()];
    const source = await event({ venueId: ownVenue });
    const lead = who(["event.view", "event.create"], { kind: "venue", id: ownVenue });
    const form = copyForm.parse({ titleEs: "x", firstDay: "2028-01-01" });
    await copyEvent(lead, source, form);
    await expect(copyEvent(lead, other, form)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(copyEvent(lead, source, { ...form, team: true })).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

test("An event marked as a template is offered to who sees it", async () => {
  const id = await event({ titleEs: "Boda tipo" });
  await markTemplate(planner, id, { isTemplate: "yes", version: 1 });
  expect(await templatesFor(planner, "es")).toMatchObject([{ id, title: "Boda tipo" }]);
  expect(await templatesFor(who(["event.view"], { kind: "event", id: crypto.randomUUID() }), "es")).toEqual([]);
  await markTemplate(planner, id, { isTemplate: "no", version: 2 });
  expect(await templatesFor(planner, "es")).toEqual([]);
});
