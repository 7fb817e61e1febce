import { expect } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { refreshClearance } from "@product/database/clearance/refresh";
import { inTransaction } from "@product/database/write";
import { clockNow } from "#request/clock.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { itIs } from "#testing/clock.ts";
import { countBy } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const planner = who(["worker.view"]);

const isFound = async (condition: Filter) => {
  const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [ready.id]);
  const them: Filter = { field: "name", op: "contains", values: [rows[0].code] };
  return (await countBy({ and: [them, condition] }, planner)) === 1;
};
const on = (day: string | number): Filter => ({ field: "free", op: "on", values: [day] });
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

test("Workers are found by the day on which they are available: not absent, and not said that they cannot", async () => {
  itIs("2027-06-14T09:00:00Z");
  const said = "INSERT INTO app.availability (worker_id, kind, first_day, last_day, weekdays, source";
  await query(`${said}) VALUES ($1, 'unavailable', '2027-06-01', NULL, '{5}', 'worker')`, [ready.id]);
  await query(`${said}) VALUES ($1, 'undesired', '2027-06-15', '2027-06-15', '{}', 'worker')`, [ready.id]);
  await query(
    `${said}, from_time, until_time) VALUES ($1, 'unavailable', '2027-06-16', '2027-06-16', '{}', 'worker', '08:00', '12:00')`,
    [ready.id],
  );
  await query(
    "INSERT INTO app.absence (worker_id, kind, first_day, last_day, created_by) VALUES ($1, 'leave', '2027-06-20', '2027-06-21', $1)",
    [ready.id],
  );
  const days = ["2027-06-14", "2027-06-15", "2027-06-16", "2027-06-18", "2027-06-19", "2027-06-21", "2027-06-22"];
  expect(await Promise.all(days.map((day) => isFound(on(day))))).toEqual([true, true, true, false, true, false, true]);
  expect([await isFound(on(4)), await isFound(on(5))], "counted from today").toEqual([false, true]);
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
