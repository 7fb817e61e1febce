import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { cancelShift, editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { assignWorker, releaseWorker } from "./commands.server.ts";
import { candidatesFor, peopleOn } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });

/** A shift with places for riggers, published. */
const place = async (eventId: string, fields: Record<string, unknown> = {}, mode = "book") => {
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3, fillMode: mode });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return { shiftId, slotId };
};
const assign = ({ shiftId, slotId }: { shiftId: string; slotId: string }) =>
  assignWorker(planner, shiftId, { slotId, workerId: ready.id, reason: "" });
const stateOn = async (shiftId: string) => (await peopleOn(shiftId)).map(({ state }) => state);

describe("someone put down for a shift", () => {
  test("is only staged while the shift is a draft, and booked or invited when it is published", async () => {
    const eventId = await event();
    const shiftId = await shift(eventId);
    const slotId = await slot(shiftId, { roleId: ready.roleId });
    await assign({ shiftId, slotId });
    expect(await stateOn(shiftId)).toEqual(["staged"]);
    expect(await lastActs()).toMatchObject([{ act: "assignment.create" }]);
    await publishShift(planner, shiftId, await versionOf("shift", shiftId));
    expect(await stateOn(shiftId)).toEqual(["booked"]);
    const invited = await place(eventId, { startsAt: "2027-06-19T14:00", endsAt: "2027-06-19T22:00" }, "invite");
    await assign(invited);
    expect(await stateOn(invited.shiftId)).toEqual(["invited"]);
  });

  test("must be allowed to work that day, in that role, for that company", async () => {
    const here = await place(await event());
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    await expect(assign(here)).rejects.toMatchObject(refused("assignment.not-allowed"));
    const waiters = await slot(here.shiftId);
    await expect(assign({ ...here, slotId: waiters })).rejects.toMatchObject(refused("record.choice-gone"));
    await query(
      "UPDATE app.event SET legal_entity_id = (SELECT id FROM app.legal_entity WHERE country = 'UK' LIMIT 1)",
    );
    await expect(assign(here)).rejects.toMatchObject(refused("record.choice-gone"));
  });

  test("is not at two places at once, and is told where they are", async () => {
    const eventId = await event();
    const [bar, gate] = [
      await place(eventId, { title: "Barra" }),
      await place(eventId, { title: "Puerta", startsAt: "2027-06-18T21:59", endsAt: "2027-06-19T02:00" }),
    ];
    const after = await place(eventId, { startsAt: "2027-06-18T22:00", endsAt: "2027-06-18T23:00" });
    await assign(bar);
    await expect(assign(gate)).rejects.toMatchObject(refused("assignment.overlap", { shifts: "Barra" }));
    await assign(after);
    // And whatever a program believes, the database knows.
    await expect(
      query(
        `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
         SELECT $1, id, $2, during, 'booked', 'book' FROM app.shift WHERE id = $3`,
        [gate.slotId, ready.id, gate.shiftId],
      ),
    ).rejects.toMatchObject({ code: "23P01" });
  });

  test("goes along when the shift is moved, and is asked again; a move into another shift is refused", async () => {
    const eventId = await event();
    const moved = await place(eventId);
    const later = await place(eventId, { startsAt: "2027-06-19T11:00", endsAt: "2027-06-19T19:00" });
    await assign(moved);
    await assign(later);
    await query("UPDATE app.assignment SET state = 'confirmed' WHERE shift_id = $1", [moved.shiftId]);
    const rested = { breakMinutes: 30, breakAfter: 240, breakPaid: "on" };
    const move = async (startsAt: string, endsAt: string) => {
      const version = await versionOf("shift", moved.shiftId);
      await editShift(
        planner,
        moved.shiftId,
        shiftForm.parse({ title: "Barra", startsAt, endsAt, ...rested, version }),
      );
      await publishShift(planner, moved.shiftId, version + 1);
    };
    await move("2027-06-18T15:00", "2027-06-18T23:00");
    expect(await stateOn(moved.shiftId)).toEqual(["reconfirm_pending"]);
    const { rows } = await query(
      "SELECT a.during = s.during AS same FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE s.id = $1",
      [moved.shiftId],
    );
    expect(rows).toEqual([{ same: true }]);
    await expect(move("2027-06-19T09:00", "2027-06-19T12:00")).rejects.toMatchObject(refused("assignment.overlap"));
    expect(await stateOn(moved.shiftId)).toEqual(["reconfirm_pending"]);
  });

  test("is free again once let go, or once the shift is called off", async () => {
    const here = await place(await event());
    const candidates = () =>
      candidatesFor(planner, { id: here.slotId, shiftId: here.shiftId, roleId: ready.roleId }, demoEntities.ES.id);
    const names = async () => (await candidates()).filter(({ id }) => id === ready.id).length;
    expect(await names()).toBe(1);
    const { id } = await assign(here);
    expect(await names()).toBe(0);
    await expect(assign(here)).rejects.toMatchObject(refused("assignment.already"));
    await releaseWorker(planner, here.shiftId, { assignmentId: id, reason: "", version: 1 });
    expect(await stateOn(here.shiftId)).toEqual(["cancelled"]);
    await assign(here);
    await cancelShift(planner, here.shiftId, await versionOf("shift", here.shiftId));
    expect(await stateOn(here.shiftId)).toEqual(["cancelled"]);
  });

  test("is put down by who may do that at the event", async () => {
    const here = await place(await event());
    const elsewhere = who(["assignment.create", "worker.view"], { kind: "event", id: crypto.randomUUID() });
    await expect(
      assignWorker(elsewhere, here.shiftId, { slotId: here.slotId, workerId: ready.id, reason: "" }),
    ).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

test("Of five hundred who book the same person at the same time one stands, and each other is told why not", async () => {
  const eventId = await event();
  const { rows } = await query(
    `WITH made AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at, breaks)
       SELECT $1, 'Shift ' || n, timestamptz '2027-06-18 12:00Z' + make_interval(mins => n % 60), '2027-06-18 20:00Z',
         '2027-06-18', now(), '[{"after": 240, "minutes": 30, "paid": true}]' FROM generate_series(1, 500) n RETURNING id)
     INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
     SELECT id, $1, $2, 1, 1, 1, 'book' FROM made RETURNING id AS "slotId", shift_id AS "shiftId"`,
    [eventId, ready.roleId],
  );
  // As many at once as the database lets in; who waits longer is told to come again, and is no case of this.
  const settled: PromiseSettledResult<unknown>[] = [];
  const waiting = [...rows];
  const lane = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop())
      settled.push(...(await Promise.allSettled([assign(each as never)])));
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  const codes = settled.map((each) =>
    each.status === "fulfilled" ? "booked" : (each.reason.refusals?.[0]?.code ?? String(each.reason)),
  );
  expect(
    Object.fromEntries(
      Map.groupBy(codes, String)
        .entries()
        .map(([code, all]) => [code, all.length]),
    ),
  ).toEqual({
    booked: 1,
    "assignment.overlap": 499,
  });
}, 150_000);
