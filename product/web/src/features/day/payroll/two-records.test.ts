import { expect } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { demoEntities } from "@product/database/demo/worker-words";
import { hoursOfWorker } from "#features/day/time-tabs/queries.server.ts";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { mergeSteps } from "#slices.ts";
import { who } from "#testing/who.ts";
import { create, hr } from "#testing/ready-worker.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { makeBatch } from "./commands.server.ts";

const { query, ready, workedAt } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit", "timesheet.export", "pay.view", "pay.edit"]);

const day = localDate("2027-06-18");

test("hours that someone worked under another record are paid by their contract, under the record that stays", async () => {
  const id = await workedAt({}, ["in", "14:00"], ["out", "22:04"]);
  await query("UPDATE app.engagement SET base_rate = 1200, currency = 'EUR' WHERE worker_id = $1", [ready.id]);
  await approveHours(finance, [{ id, minutes: 454 }]);
  await endorseHours(ready.id, { id, minutes: 454 });
  const { id: periodId } = await lockPeriod(finance, { entityId: demoEntities.ES.id, firstDay: day, lastDay: day });
  const kept = await create({ mobile: "600000903" });
  const { rows } = await query("SELECT version FROM app.worker WHERE id = $1", [ready.id]);
  await mergeWorkers(hr, kept, { otherId: ready.id, version: 1, otherVersion: rows[0].version }, mergeSteps);
  const { id: batchId } = await makeBatch(finance, { periodId, clientId: "" });
  const { rows: paid } = await query(
    `SELECT line.worker_id, line.rate, line.code = worker.code AS "isTheirs"
     FROM app.hours_batch_line line JOIN app.worker ON worker.id = $2 WHERE batch_id = $1`,
    [batchId, kept],
  );
  expect(paid).toEqual([{ worker_id: kept, rate: 1200, isTheirs: true }]);
  expect(JSON.stringify(await hoursOfWorker(finance, kept, "en", clockNow()))).toContain("454");
});
