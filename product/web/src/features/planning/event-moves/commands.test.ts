import { describe, expect } from "vitest";
import { moveEventOn } from "#features/planning/events/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { peopleOn } from "#features/planning/assignments/queries.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { editShift } from "#features/planning/shifts/commands.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { mover, useMoves } from "#testing/events/moves.ts";
import { planner } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { cancelEvent, postponeEvent, reopenEvent } from "./commands.server.ts";
import { concernedBy } from "./queries.server.ts";
import { cancelForm, postponeForm, reopenForm } from "./schema.ts";

const { query, ready, event, shift, slot, versionOf, heldShift: staffedShift, cancel, assignmentOn } = useMoves();
const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });

const postpone = async (id: string, firstDay: string, fields: object = {}) =>
  postponeEvent(
    mover,
    id,
    postponeForm.parse({ firstDay, reason: "Rain", version: await versionOf("event", id), ...fields }),
  );
const toldOn = async (shiftId: string) =>
  (
    await query(
      `SELECT kind FROM app.call_out JOIN app.assignment ON assignment.id = assignment_id WHERE shift_id = $1 ORDER BY call_out.created_at`,
      [shiftId],
    )
  ).rows.map(({ kind }) => kind);
const statusOf = async (id: string) =>
  (await query("SELECT status, status_reason FROM app.event WHERE id = $1", [id])).rows[0];

describe("cancelling an event", () => {
  test("cancels its shifts, lets everyone go with their notice, and keeps what was decided", async () => {
    const id = await event();
    const shiftId = await staffedShift(id);
    const draft = await shift(id, { startsAt: "2027-06-19T10:00", endsAt: "2027-06-19T12:00" });
    const slotId = await slot(draft, { roleId: ready.roleId });
    await assignWorker(planner, draft, assignForm.parse({ slotId, workerId: ready.id }));
    expect(await concernedBy(id)).toEqual({ people: 1, agreed: 1 });
    await cancel(id, { notifies: true, compensation: "all" });
    expect(await statusOf(id)).toEqual({ status: "cancelled", status_reason: "Rain" });
    expect((await shiftsOf(id, "en")).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
    expect(await assignmentOn(draft)).toBeUndefined();
    const gone = await assignmentOn(shiftId);
    expect(gone).toMatchObject({ state: "cancelled", ended_reason: "Rain", compensation_due: true });
    expect(gone.notice_hours).toBeGreaterThan(1000);
    const { rows } = await query("SELECT * FROM app.event_change WHERE event_id = $1", [id]);
    expect(rows).toMatchObject([
      { kind: "cancelled", notifies: true, compensation: "all", late_hours: null, people: 1 },
    ]);
    expect(await toldOn(shiftId)).toEqual(["booked", "cancelled"]);
    expect((await lastActs())[0]).toMatchObject({ act: "event.cancel" });
    await expect(cancel(id)).rejects.toMatchObject(refused("event.over"));
  });

  test("owes something only to those who were told too late", async () => {
    const late = async (hours: string, state = "confirmed") => {
      const id = await event();
      const shiftId = await staffedShift(id, {}, state);
      await query(
        `UPDATE app.shift SET starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '8 h' WHERE id = $1`,
        [shiftId, hours],
      );
      await cancel(id, { compensation: "late", lateHours: 48 });
      const { compensation_due, notice_hours, state: now } = await assignmentOn(shiftId);
      return [compensation_due, notice_hours, now];
    };
    expect(await late("47 h 30 min")).toEqual([true, 47, "cancelled"]);
    expect(await late("48 h 30 min")).toEqual([false, 48, "cancelled"]);
    expect(await late("10 h 30 min", "invited")).toEqual([false, 10, "cancelled"]);
  });

  test("leaves alone what was worked, and those who are at work", async () => {
    const id = await event();
    const shiftId = await staffedShift(id, {}, "checked_in");
    await cancel(id);
    expect(await assignmentOn(shiftId)).toMatchObject({ state: "checked_in" });
    expect((await shiftsOf(id, "en"))[0]).toMatchObject({ state: "published" });
  });

  test("is for who may, and not over what a colleague saved", async () => {
    const id = await event();
    const only = who(["event.view", "event.edit"]);
    const form = cancelForm.parse({ reason: "Rain", version: 1 });
    await expect(cancelEvent(only, id, form)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(cancelEvent(mover, id, { ...form, version: 9 })).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
  });
});

describe("postponing an event", () => {
  test.for(["Europe/Madrid", "Europe/London"])(
    "keeps the clock on the wall in %s and asks people again",
    async (zone) => {
      const id = await event({ startsAt: "2027-03-20T10:00", endsAt: "2027-03-28T08:00" }, zone);
      await moveEventOn(planner, id, { status: "confirmed", version: 1 });
      const night = await staffedShift(id, { startsAt: "2027-03-20T22:00", endsAt: "2027-03-21T06:00" });
      // Lies where the other one comes to lie: both move, and neither is in the way.
      const next = await staffedShift(id, { startsAt: "2027-03-27T22:00", endsAt: "2027-03-28T06:00" }, "booked");
      await postpone(id, "2027-03-27", { notifies: true });
      const moved = (await shiftsOf(id, "en")).find((each) => each.id === night)!;
      expect(moved).toMatchObject({ day: "2027-03-27", state: "published" });
      expect((moved.endsAt - moved.startsAt) / 3_600_000).toBe(7);
      expect(await assignmentOn(night)).toMatchObject({ state: "reconfirm_pending", responded_at: null });
      expect(await assignmentOn(next)).toMatchObject({ state: "booked" });
      expect([await toldOn(night), await toldOn(next)]).toEqual([
        ["booked", "reconfirm"],
        ["booked", "changed"],
      ]);
      expect(await statusOf(id)).toEqual({ status: "postponed", status_reason: "Rain" });
      const { rows } = await query("SELECT kind, days, people FROM app.event_change WHERE event_id = $1", [id]);
      expect(rows).toEqual([{ kind: "postponed", days: 7, people: 1 }]);
      expect((await lastActs())[0]).toMatchObject({ act: "event.postpone" });
    },
  );

  test("is refused where someone is somewhere else by then, with the name of that shift", async () => {
    const [id, other] = [await event(), await event({ startsAt: "2027-06-24T10:00", endsAt: "2027-06-30T10:00" })];
    const ownShift = await staffedShift(id);
    await staffedShift(other, { title: "Puerta", startsAt: "2027-06-25T21:59", endsAt: "2027-06-26T03:00" });
    await expect(postpone(id, "2027-06-25")).rejects.toMatchObject(refused("assignment.overlap", { shifts: "Puerta" }));
    expect((await peopleOn(ownShift)).map(({ state }) => state)).toEqual(["confirmed"]);
    // A day later they have too little rest between the two: they are asked all the same, and the office sees it.
    await postpone(id, "2027-06-26");
    expect(await assignmentOn(ownShift)).toMatchObject({
      state: "reconfirm_pending",
      findings: [{ rule: "ES-REST-12" }],
    });
  });

  test("asks about times that do not exist or come twice, and takes what it is told", async () => {
    const id = await event({ startsAt: "2027-03-20T10:00", endsAt: "2027-03-21T12:00" });
    await shift(id, { startsAt: "2027-03-21T02:30", endsAt: "2027-03-21T08:00" });
    await expect(postpone(id, "2027-03-27")).rejects.toMatchObject(
      refused("event.time-skipped", { shift: "Barra", next: "03:00" }),
    );
    await expect(postpone(id, "2027-10-30")).rejects.toMatchObject(
      refused("event.time-twice", { shift: "Barra", time: "02:30" }),
    );
    await postpone(id, "2027-10-30", { twice: "later" });
    expect((await shiftsOf(id, "en"))[0]!.startsAt).toBe(Date.parse("2027-10-31T01:30Z"));
    expect(await statusOf(id)).toMatchObject({ status: "draft" });
    await expect(postpone(id, "2027-10-30")).rejects.toMatchObject(refused("event.same-day"));
  });

  test("of two that would take the same person to the same hours moves one, and the other is told", async () => {
    const later = { startsAt: "2027-06-24T10:00", endsAt: "2027-06-25T23:00" };
    const [firstEvent, secondEvent] = [await event(), await event(later)];
    await staffedShift(firstEvent);
    await staffedShift(secondEvent, { title: "Puerta", startsAt: "2027-06-24T14:00", endsAt: "2027-06-24T22:00" });
    const settled = await Promise.allSettled([postpone(firstEvent, "2027-07-01"), postpone(secondEvent, "2027-07-01")]);
    const refusals = settled.map((each) => each.status === "rejected" && each.reason.refusals[0].code);
    expect(refusals.toSorted()).toEqual(["assignment.overlap", false]);
  });

  test("takes along what waits to be published", async () => {
    const id = await event();
    const shiftId = await staffedShift(id, {}, "booked");
    const change = { title: "Barra", startsAt: "2027-06-18T15:00", endsAt: "2027-06-18T22:00" };
    const version = await versionOf("shift", shiftId);
    await editShift(planner, shiftId, shiftForm.parse({ ...change, version }));
    await postpone(id, "2027-06-20");
    const [moved] = await shiftsOf(id, "en");
    expect(moved).toMatchObject({ state: "changed", startsAt: Date.parse("2027-06-20T12:00Z") });
    expect(moved!.pending).toMatchObject({ startsAt: Date.parse("2027-06-20T13:00Z") });
  });

  test("is refused once it has begun", async () => {
    const id = await event();
    await staffedShift(id, {}, "checked_in");
    await expect(postpone(id, "2027-06-20")).rejects.toMatchObject(refused("event.begun", { n: 1 }));
  });
});

test("What is closed is reopened by who may, with a reason; what was cancelled or imported is not", async () => {
  const id = await event();
  const reopen = async (actor = mover) =>
    reopenEvent(actor, id, reopenForm.parse({ reason: "Hours missing", version: await versionOf("event", id) }));
  await expect(reopen()).rejects.toMatchObject(refused("event.not-reopenable"));
  await query("UPDATE app.event SET status = 'archived' WHERE id = $1", [id]);
  await expect(reopen(planner)).rejects.toMatchObject({ name: "NotPermitted" });
  await reopen();
  expect(await statusOf(id)).toEqual({ status: "confirmed", status_reason: "Hours missing" });
  await query("UPDATE app.event SET status = 'archived', imported_heads = 12 WHERE id = $1", [id]);
  await expect(reopen()).rejects.toMatchObject(refused("event.not-reopenable"));
});
