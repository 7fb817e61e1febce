import { describe, expect } from "vitest";
import { peopleOn } from "#features/planning/assignments/queries.server.ts";
import { cancelShift } from "#features/planning/shifts/commands.server.ts";
import { setEventTerms, setShiftTerms } from "#features/planning/work-terms/commands.server.ts";
import { termsForm } from "#features/planning/work-terms/schema.ts";
import { mover, useMoves } from "#testing/events/moves.ts";
import { planner } from "#testing/planning.ts";
import { test } from "#testing/world.ts";
import { postponeEvent } from "./commands.server.ts";
import { compensationOf, shiftsWithCompensation } from "./queries.server.ts";
import { postponeForm } from "./schema.ts";

const { query, event, versionOf, heldShift: staffedShift, cancel, assignmentOn } = useMoves();

test("Cancelling an event owes what the terms of one shift say, whatever is decided for the others", async () => {
  const id = await event();
  const shiftId = await staffedShift(id);
  const says = (fields: object, version: number) =>
    setShiftTerms(planner, shiftId, termsForm.parse({ ...fields, version }));
  const cancelled = async (fields: object) => {
    const before = await query("SELECT status FROM app.event WHERE id = $1", [id]);
    await cancel(id, fields);
    const { compensation_due } = await assignmentOn(shiftId);
    await query("UPDATE app.event SET status = $2 WHERE id = $1", [id, before.rows[0].status]);
    await query("UPDATE app.shift SET cancelled_at = NULL WHERE id = $1", [shiftId]);
    await query("UPDATE app.assignment SET state = 'confirmed', compensation_due = false WHERE shift_id = $1", [
      shiftId,
    ]);
    return compensation_due;
  };
  await query(
    "UPDATE app.shift SET starts_at = now() + interval '30 h', ends_at = now() + interval '36 h' WHERE id = $1",
    [shiftId],
  );
  await says({ compensation: "all" }, 0);
  expect(await shiftsWithCompensation(id, new Date())).toMatchObject([{ id: shiftId, compensation: "all" }]);
  expect(await cancelled({ compensation: "none" })).toBe(true);
  await says({ compensation: "none" }, 1);
  expect(await cancelled({ compensation: "all" })).toBe(false);
  await says({ compensation: "late", lateHours: 24 }, 2);
  expect(await cancelled({ compensation: "all" })).toBe(false);
  await says({ lateHours: 24 }, 3);
  expect(await cancelled({ compensation: "late", lateHours: 48 })).toBe(false);
  await says({ dressEn: "Black" }, 4);
  expect(await shiftsWithCompensation(id, new Date())).toEqual([]);
  expect(await cancelled({ compensation: "late", lateHours: 48 })).toBe(true);
});

test("Cancelling one shift alone owes what its terms say, from wherever they come", async () => {
  const id = await event();
  await setEventTerms(mover, id, termsForm.parse({ compensation: "all", version: 0 }));
  const owed = await staffedShift(id, { startsAt: "2027-06-18T10:00", endsAt: "2027-06-18T12:00" });
  const invited = await staffedShift(id, { startsAt: "2027-06-19T10:00", endsAt: "2027-06-19T12:00" }, "invited");
  const own = await staffedShift(id, { startsAt: "2027-06-20T10:00", endsAt: "2027-06-20T12:00" });
  await setShiftTerms(mover, own, termsForm.parse({ compensation: "none", version: 0 }));
  const due = async (shiftId: string) => {
    await cancelShift(mover, shiftId, await versionOf("shift", shiftId));
    const { state, compensation_due, notice_hours } = await assignmentOn(shiftId);
    return [state, compensation_due, notice_hours > 1000];
  };
  expect(await due(owed)).toEqual(["cancelled", true, true]);
  expect(await due(invited)).toEqual(["cancelled", false, true]);
  expect(await due(own)).toEqual(["cancelled", false, true]);
});

describe("postponing an event", () => {
  const startsIn = (shiftId: string, hours: number) =>
    query(
      `UPDATE app.shift SET starts_at = now() + make_interval(hours => $2), ends_at = now() + make_interval(hours => $2 + 6)
       WHERE id = $1`,
      [shiftId, hours],
    );
  const postpone = async (id: string, fields: object) =>
    postponeEvent(
      mover,
      id,
      postponeForm.parse({ firstDay: "2027-07-02", reason: "Rain", version: await versionOf("event", id), ...fields }),
    );
  const due = async (shiftId: string) => {
    const { state, compensation_due } = await assignmentOn(shiftId);
    return [state, compensation_due];
  };

  test("owes for the old day what is decided, by the notice of that day, to those who held a place", async () => {
    const owedAt = async (hours: number, fields: object, state = "confirmed") => {
      const id = await event();
      const shiftId = await staffedShift(id, {}, state);
      await startsIn(shiftId, hours);
      await postpone(id, fields);
      const result = await due(shiftId);
      await query("DELETE FROM app.shift WHERE id = $1", [shiftId]);
      const { rows } = await query("SELECT compensation, late_hours FROM app.event_change WHERE event_id = $1", [id]);
      return [...result, rows[0].compensation, rows[0].late_hours];
    };
    const late = { compensation: "late", lateHours: 24 };
    expect(await owedAt(23, late)).toEqual(["reconfirm_pending", true, "late", 24]);
    expect(await owedAt(25, late)).toEqual(["reconfirm_pending", false, "late", 24]);
    expect(await owedAt(23, late, "booked")).toEqual(["booked", true, "late", 24]);
    expect(await owedAt(23, late, "invited")).toEqual(["invited", false, "late", 24]);
    expect(await owedAt(99, { compensation: "all" })).toEqual(["reconfirm_pending", true, "all", null]);
    expect(await owedAt(9, {})).toEqual(["reconfirm_pending", false, "none", null]);
  });

  test("leaves a shift what its own terms say, and what is owed stays owed if the new day is cancelled too", async () => {
    const id = await event();
    const own = await staffedShift(id, { startsAt: "2027-06-19T10:00", endsAt: "2027-06-19T12:00" });
    const other = await staffedShift(id, { startsAt: "2027-06-20T10:00", endsAt: "2027-06-20T12:00" });
    await setShiftTerms(mover, own, termsForm.parse({ compensation: "all", version: 0 }));
    expect((await compensationOf(id)).own).toMatchObject([{ id: own, compensation: "all" }]);
    await postpone(id, { compensation: "none" });
    expect([await due(own), await due(other)]).toEqual([
      ["reconfirm_pending", true],
      ["reconfirm_pending", false],
    ]);
    expect((await peopleOn(own)).map(({ compensationDue }) => compensationDue)).toEqual([true]);
    await setShiftTerms(mover, own, termsForm.parse({ compensation: "none", version: 1 }));
    await cancelShift(mover, own, await versionOf("shift", own));
    expect(await due(own)).toEqual(["cancelled", true]);
    await cancel(id, { compensation: "none" });
    expect(await due(other)).toEqual(["cancelled", false]);
  });
});
