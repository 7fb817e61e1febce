import { expect, test } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { verifyClosedHours } from "@product/database/register/closed-hours";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { colleague, hr } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { confirmErasure, proposeErasure } from "./commands.server.ts";
import { erasureProposedFor } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const day = localDate("2027-06-18");

async function left() {
  itIs("2027-09-01T09:00:00Z");
  await query("UPDATE app.engagement SET last_day = '2027-06-30' WHERE worker_id = $1", [ready.id]);
  const { rows } = await query("UPDATE app.worker SET status = 'left' WHERE id = $1 RETURNING version", [ready.id]);
  return rows[0].version as number;
}

test("Somebody whose hours were closed can be erased: the hours stay as they were closed, without a word of theirs", async () => {
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  await approveHours(finance, [{ id, minutes: 450 }]);
  await endorseHours(ready.id, { id, minutes: 450 });
  await query("UPDATE app.hours_line SET dispute = 'Ane came at eight'");
  await lockPeriod(finance, { entityId: demoEntities.ES.id, firstDay: day, lastDay: day });
  const statement = "UPDATE app.hours_line SET dispute = ''";
  await expect(query(statement), "while they are here").rejects.toMatchObject({ code: "23001" });
  await proposeErasure(hr, ready.id, { reason: "asked", version: await left() });
  const { proposal } = (await erasureProposedFor(ready.id))!;
  await confirmErasure(colleague, ready.id, { proposal });
  const { rows } = await query("SELECT worker_id, minutes, dispute FROM app.hours_line");
  expect(rows).toEqual([{ worker_id: ready.id, minutes: 450, dispute: "" }]);
  expect(await verifyClosedHours(database)).toEqual({ periods: 1, altered: [] });
});
