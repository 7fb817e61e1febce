import { expect } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { refreshClearance } from "@product/database/clearance/refresh";
import { inTransaction } from "@product/database/write";
import { storedFilter } from "@product/domain/filters/read-filter";
import { assignmentStates, isOver } from "@product/domain/planning/assignments";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { explanationOf } from "#features/people/list-members/queries.server.ts";
import type { List } from "#features/people/lists/queries.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { clockNow } from "#request/clock.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { itIs } from "#testing/clock.ts";
import { countBy } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const office = who(["worker.view"]);

const isFound = async (condition: Filter) => {
  const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [ready.id]);
  const them: Filter = { field: "name", op: "contains", values: [rows[0].code] };
  return (await countBy({ and: [them, condition] }, office)) === 1;
};
const isKnown = async (condition: Filter) =>
  (await explanationOf(who(["worker.view", "list.view"]), { filter: storedFilter(condition) } as List, ready.id))!
    .holds;
const on = (first: string | number, last = first): Filter => ({ field: "free", op: "on", values: [first, last] });
const within = (kilometres: number, town = "Bilbao"): Filter => ({
  field: "near",
  op: "within",
  values: [town, kilometres],
});

test("Workers are found by how far their town lies from another, and not where that is not known", async () => {
  await query("UPDATE app.worker SET town = ' vitoria  GASTEIZ', country = 'ES' WHERE id = $1", [ready.id]);
  expect(await isFound(within(60)), "a town by no name that is known").toBe(false);
  await query("UPDATE app.worker SET town = 'Vitoria-Gasteiz' WHERE id = $1", [ready.id]);
  expect([await isFound(within(40)), await isFound(within(60)), await isFound(within(900, "Atlantis"))]).toEqual([
    false,
    true,
    false,
  ]);
});

test("Workers are found by the day on which they are free: not absent, and not said that they cannot", async () => {
  itIs("2027-06-14T09:00:00Z");
  const insertion = "INSERT INTO app.availability (worker_id, kind, first_day, last_day, weekdays, source";
  await query(`${insertion}) VALUES ($1, 'unavailable', '2027-06-01', NULL, '{5}', 'worker')`, [ready.id]);
  await query(`${insertion}) VALUES ($1, 'undesired', '2027-06-15', '2027-06-15', '{}', 'worker')`, [ready.id]);
  await query(
    `${insertion}, from_time, until_time) VALUES ($1, 'unavailable', '2027-06-16', '2027-06-16', '{}', 'worker', '08:00', '12:00')`,
    [ready.id],
  );
  await query(
    "INSERT INTO app.absence (worker_id, kind, first_day, last_day, created_by) VALUES ($1, 'leave', '2027-06-20', '2027-06-21', $1)",
    [ready.id],
  );
  const days = ["2027-06-14", "2027-06-15", "2027-06-16", "2027-06-18", "2027-06-19", "2027-06-21", "2027-06-22"];
  expect(await Promise.all(days.map((day) => isFound(on(day))))).toEqual([true, true, true, false, true, false, true]);
  expect([await isFound(on(4)), await isFound(on(5))], "counted from today").toEqual([false, true]);
  const spans = [await isFound(on("2027-06-14", "2027-06-17")), await isFound(on("2027-06-17", "2027-06-19"))];
  expect(spans, "every one of several days").toEqual([true, false]);
});

test("Nobody is free on the day of a shift that they have, were asked for or wait for, nor where they cannot work", async () => {
  itIs("2027-06-01T09:00:00Z");
  await query("DELETE FROM app.absence; DELETE FROM app.availability");
  // From Friday evening to Saturday morning: a shift of Friday.
  const eventId = await event();
  const shiftId = await shift(eventId, { startsAt: "2027-06-18T22:00", endsAt: "2027-06-19T04:00" });
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  const days = ["2027-06-17", "2027-06-18", "2027-06-19"];
  const found = () => Promise.all(days.map((day) => isFound(on(day))));
  const known = () => Promise.all(days.map((day) => isKnown(on(day))));
  for (const state of assignmentStates) {
    await query("UPDATE app.assignment SET state = $2 WHERE id = $1", [id, state]);
    const [before, that, after] = await found();
    expect({ state, days: [before, that, after] }).toEqual({ state, days: [true, isOver(state), true] });
    expect(await known(), `${state} as the memory has it`).toEqual([before, that, after]);
  }
  await query("UPDATE app.assignment SET state = 'booked' WHERE id = $1", [id]);
  await query("UPDATE app.shift SET cancelled_at = now() WHERE id = $1", [shiftId]);
  expect([await found(), await known()]).toEqual([days.map(() => true), days.map(() => true)]);

  const as = (role: string): Filter => ({ field: "free", op: "on", values: [1, 1, role] });
  expect([await isFound(as("rigger")), await isFound(as("waiter"))], "in a role of theirs").toEqual([true, false]);
  await query("UPDATE app.clearance_span SET verdict = 'BLOCK' WHERE worker_id = $1", [ready.id]);
  expect([await isFound(on(1)), await isKnown(on(1))]).toEqual([false, false]);
});

test("Workers are found by being of age, from their birthday on, as the nightly reckoning keeps it", async () => {
  const adult: Filter = { field: "isAdult", op: "yes", values: [] };
  const reckon = () => inTransaction((tx) => refreshClearance(tx, [ready.id], clockNow()));
  const { rows } = await query("SELECT is_adult FROM app.worker WHERE id = $1", [ready.id]);
  expect(rows[0].is_adult).toBe(true);
  expect(await isFound(adult)).toBe(true);
  await query("UPDATE app.worker SET birth_date_sealed = NULL WHERE id = $1", [ready.id]);
  await reckon();
  expect(await isFound(adult)).toBe(false);
});
