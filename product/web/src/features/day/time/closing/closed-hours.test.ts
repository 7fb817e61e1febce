import { describe, expect, test } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { localDate } from "@product/domain/time/local-date";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { forgetHours } from "#testing/past-the-app.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs } from "#testing/world.ts";
import { confirmReopening, proposeReopening } from "./reopening.server.ts";

const { query, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const entityId = demoEntities.ES.id;
const day = localDate("2027-06-18");

async function closedShift() {
  await forgetHours(query);
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  await approveHours(finance, [{ id, minutes: 450 }]);
  await endorseHours(ready.id, { id, minutes: 450 });
  return { id, periodId: (await lockPeriod(finance, { entityId, firstDay: day, lastDay: day })).id };
}

const stays = { code: "23001" };

describe("closed hours", () => {
  test("refuse to be changed and removed at the database, with what they are paid and their period", async () => {
    await closedShift();
    for (const change of [
      "UPDATE app.hours_line SET minutes = 600",
      "UPDATE app.hours_line SET endorsed_at = NULL",
      "UPDATE app.hours_line SET period_id = NULL, minutes = 600",
      "UPDATE app.hours_line SET worker_id = gen_random_uuid()",
      "DELETE FROM app.hours_line",
      "TRUNCATE app.hours_line CASCADE",
      "TRUNCATE app.hours_period CASCADE",
      "TRUNCATE app.legal_entity CASCADE",
      "UPDATE app.hours_terms SET rate = 9900",
      "DELETE FROM app.hours_terms",
      "UPDATE app.hours_period SET hash = sha256('')",
      "DELETE FROM app.hours_period",
    ])
      await expect(query(change), change).rejects.toMatchObject(stays);
  });

  test("are opened only together with an act that names them", async () => {
    const { id, periodId } = await closedShift();
    await proposeReopening(finance, { periodId, reopeningReason: "Una línea era errónea" });
    const open = "UPDATE app.hours_line SET period_id = NULL";
    const reopen = "UPDATE app.hours_period SET reopened_at = now(), reopened_by = gen_random_uuid()";
    const act = `INSERT INTO app.act (act, actor_kind) VALUES ('hours.confirm-reopening', 'system')`;
    const subject = (kind: string, of: string) =>
      `INSERT INTO app.act_subject (act_id, at, kind, subject_id) SELECT max(id), now(), '${kind}', '${of}' FROM app.act`;
    const period = subject("hours-period", periodId);
    for (const statements of [
      [open],
      [open, reopen],
      [open, reopen, act, period],
      [open, act, period, subject("assignment", id)],
    ])
      await expect(query(statements.join(";")), statements.join("; ")).rejects.toMatchObject(stays);
    const { rows } = await query("SELECT reopening_id AS id FROM app.hours_period");
    await confirmReopening(who(["timesheet.approve"]), { proposal: rows[0].id });
    const [confirmed] = await lastActs();
    expect(confirmed).toMatchObject({ act: "hours.confirm-reopening" });
    expect(confirmed!.subjects.toSorted()).toEqual([`assignment ${id}`, `hours-period ${periodId}`]);
    await expect(query(`UPDATE app.hours_period SET reopened_at = NULL`)).rejects.toMatchObject(stays);
    expect((await query("UPDATE app.hours_line SET minutes = 400")).rowCount).toBe(1);
  });
});
