import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { planner, usePlanning } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { cancelShift, createShift, editShift, publishShift, saveSlot } from "./commands.server.ts";
import { shiftsOf } from "./queries.server.ts";
import { shiftForm, slotForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, slot, roleId, versionOf } = usePlanning(query);

const form = (fields: Record<string, unknown>) =>
  shiftForm.parse({ title: "Barra", startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T22:00", ...fields });
const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });

describe("a shift", () => {
  test("belongs to the day on which it starts, by the clock of its venue", async () => {
    const eventId = await event({}, "Europe/London");
    await shift(eventId, { startsAt: "2027-06-18T22:00", endsAt: "2027-06-19T06:00" });
    const [created] = await shiftsOf(eventId, "en");
    expect(created).toMatchObject({ day: "2027-06-18", state: "draft", startsAt: Date.parse("2027-06-18T21:00Z") });
    expect(await lastActs()).toMatchObject([{ act: "shift.create", subjects: [`shift ${created!.id}`] }]);
  });

  test("lasts an hour less or more on the nights when the clocks change", async () => {
    const hours = async (startsAt: string, endsAt: string) => {
      const eventId = await event({ startsAt, endsAt });
      await shift(eventId, { startsAt, endsAt });
      const [created] = await shiftsOf(eventId, "en");
      return (created!.endsAt - created!.startsAt) / 3_600_000;
    };
    expect(await hours("2027-03-27T22:00", "2027-03-28T06:00")).toBe(7);
    expect(await hours("2027-10-30T22:00", "2027-10-31T06:00")).toBe(9);
  });

  test("does not begin at a time that does not exist, and is asked which of two is meant", async () => {
    const spring = await event({ startsAt: "2027-03-27T10:00", endsAt: "2027-03-29T10:00" });
    await expect(
      createShift(planner, spring, form({ startsAt: "2027-03-28T02:30", endsAt: "2027-03-28T08:00" })),
    ).rejects.toMatchObject(refused("time.skipped", { next: "03:00" }));
    const autumn = await event({ startsAt: "2027-10-30T10:00", endsAt: "2027-11-01T10:00" });
    const doubled = { startsAt: "2027-10-30T22:00", endsAt: "2027-10-31T02:30" };
    await expect(createShift(planner, autumn, form(doubled))).rejects.toMatchObject(refused("time.twice"));
    await shift(autumn, { ...doubled, endsWhich: "earlier" });
    await shift(autumn, { ...doubled, endsWhich: "later" });
    const lengths = (await shiftsOf(autumn, "en")).map(({ startsAt, endsAt }) => (endsAt - startsAt) / 3_600_000);
    expect(lengths.toSorted()).toEqual([4.5, 5.5]);
  });

  test("keeps what was published until the change is published too", async () => {
    const eventId = await event();
    const id = await shift(eventId);
    await publishShift(planner, id, await versionOf("shift", id));
    const rested = { breakMinutes: 30, breakAfter: 240, breakPaid: "on" };
    const version = await versionOf("shift", id);
    await editShift(planner, id, form({ endsAt: "2027-06-18T23:00", ...rested, version }));
    const [changed] = await shiftsOf(eventId, "en");
    expect(changed).toMatchObject({ state: "changed", endsAt: Date.parse("2027-06-18T20:00Z") });
    expect(changed!.pending).toEqual({ endsAt: Date.parse("2027-06-18T21:00Z") });
    await publishShift(planner, id, await versionOf("shift", id));
    expect((await shiftsOf(eventId, "en"))[0]).toMatchObject({
      state: "published",
      pending: null,
      endsAt: Date.parse("2027-06-18T21:00Z"),
    });
  });

  test("is not changed over what a colleague saved, nor where the event is over", async () => {
    const eventId = await event();
    const id = await shift(eventId);
    await editShift(planner, id, form({ title: "Barra Norte", version: 1 }));
    await expect(editShift(planner, id, form({ version: 1 }))).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
    await query("UPDATE app.event SET status = 'closed' WHERE id = $1", [eventId]);
    await expect(editShift(planner, id, form({ version: 2 }))).rejects.toMatchObject(refused("event.over"));
  });

  test("is gone when it was a draft, and called off when people were told", async () => {
    const eventId = await event();
    const [draft, published] = [await shift(eventId), await shift(eventId)];
    await publishShift(planner, published, await versionOf("shift", published));
    await cancelShift(planner, draft, await versionOf("shift", draft));
    await cancelShift(planner, published, await versionOf("shift", published));
    expect((await shiftsOf(eventId, "en")).map(({ id, state }) => [id, state])).toEqual([[published, "cancelled"]]);
  });

  test("of another's event is out of reach", async () => {
    const [ownEvent, other] = [await event(), await event()];
    const lead = who(["event.view", "shift.create", "shift.edit"], { kind: "event", id: ownEvent });
    await createShift(lead, ownEvent, form({}));
    await expect(createShift(lead, other, form({}))).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("places", () => {
  test("are counted by role, once each, with a least, a wanted and a most", async () => {
    const eventId = await event();
    const id = await shift(eventId);
    await slot(id, { minimum: 20, target: 24, maximum: 26, standby: 2, fillMode: "invite" });
    const again = slotForm.parse({ roleId: await roleId("waiter"), minimum: 1, target: 1, maximum: 1 });
    await expect(saveSlot(planner, id, again)).rejects.toMatchObject(refused("slot.role-taken"));
    const [created] = await shiftsOf(eventId, "en");
    expect(created!.slots).toMatchObject([{ minimum: 20, target: 24, maximum: 26, confirmed: 0, role: "Waiter" }]);
    const faults = slotForm.safeParse({ roleId: await roleId("bar"), minimum: 3, target: 2, maximum: 1 });
    expect(faults.error!.issues.map(({ path }) => path[0])).toEqual(["target"]);
  });
});
