/**
 * Tests of punches, withdrawals and closings at the same moment: another connection holds the rows until the test
 * releases them.
 */
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { localDate } from "@product/domain/time/local-date";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { approveHours, endorseHours, lockPeriod, reopenHours } from "#features/day/time/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { forgetHours } from "#testing/past-the-app.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";

const { query, url, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const steward = who(["checkin.create"]);
const day = localDate("2027-06-18");
const period = { entityId: demoEntities.ES.id, firstDay: day, lastDay: day };
const refusedAs = (code: string) => ({ refusals: [expect.objectContaining({ code })] });

async function approved() {
  await forgetHours(query);
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  await approveHours(finance, [{ id, minutes: 450 }]);
  await endorseHours(ready.id, { id, minutes: 450 });
  return id;
}

/** Does this first, lets the other begin and wait for it, and only then ends: how the other ended. */
async function meanwhile(first: string, begin: () => Promise<unknown>, then = () => "SELECT"): Promise<unknown> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("BEGIN");
  await holder.query(first);
  const other = begin().catch((error: unknown) => error);
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await expect.poll(async () => (await query(waiting)).rowCount).toBe(1);
  await holder.query(then());
  await holder.query("COMMIT");
  return other;
}

test("a punch that had to wait while its line was approved came after the approval", async () => {
  await approved();
  const { rows } = await query("SELECT event_id AS id FROM app.hours_line");
  const punch = { workerId: ready.id, source: "gate", eventId: rows[0].id, kind: "in", at: wall("22:30") } as const;
  await meanwhile(
    `SELECT FROM app.worker WHERE id = '${ready.id}' FOR UPDATE`,
    () => recordPunch(steward, { ...punch, clientId: crypto.randomUUID() }),
    () => {
      itIs("2027-06-19T09:00:10Z");
      return "UPDATE app.hours_line SET approved_at = '2027-06-19T09:00:05Z'";
    },
  );
  await expect(lockPeriod(finance, period)).rejects.toMatchObject(refusedAs("hours.late-punches"));
});

test("a period is not closed without a line whose approval is being taken back", async () => {
  await approved();
  const takenBack = "UPDATE app.hours_line SET approved_at = NULL, approved_by = NULL, minutes = NULL, split = NULL";
  expect(await meanwhile(takenBack, () => lockPeriod(finance, period))).toMatchObject(
    refusedAs("hours.not-all-approved"),
  );
});

test("an approval is not taken back while its period is being closed, and whoever tries is told", async () => {
  const id = await approved();
  const closed = `WITH made AS (INSERT INTO app.hours_period (legal_entity_id, first_day, last_day, lines, minutes, totals, hash, locked_at)
    VALUES ('${period.entityId}', '${day}', '${day}', 1, 450, '{}', sha256(''), now()) RETURNING id)
    UPDATE app.hours_line SET period_id = made.id FROM made`;
  expect(await meanwhile(closed, () => reopenHours(finance, id, "Era otra hora"))).toMatchObject(
    refusedAs("hours.locked"),
  );
});
