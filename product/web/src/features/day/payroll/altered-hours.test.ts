import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished } from "vitest";
import { usualZone } from "@product/domain/time/zone";
import { localDate } from "@product/domain/time/local-date";
import { demoEntities } from "@product/database/demo/worker-words";
import { hashOfBefore } from "@product/database/register/hours-hash";
import { createInspection } from "#features/day/inspection/commands.server.ts";
import { packAnswer } from "#features/day/inspection/pack-answer.ts";
import * as readerPage from "#features/day/inspection/reader.page.tsx";
import { inspectionForm } from "#features/day/inspection/schema.ts";
import { confirmReopening, proposeReopening } from "#features/day/time/closing/reopening.server.ts";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { readConfig } from "#server/config.ts";
import { lookAtHealth } from "#server/operations/health/look.ts";
import { mergeSteps } from "#slices.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { forgetHours, pastTheApp } from "#testing/past-the-app.ts";
import { create, hr } from "#testing/ready-worker.ts";
import { renderedPage } from "#testing/rendered-page.tsx";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { makeBatch } from "./commands.server.ts";

const { query, url, ready, workedAt } = useWorkedShifts();
const finance = who(["time.view", "time.export", "timesheet.approve", "timesheet.edit", "timesheet.export"]);
const colleague = who(["time.view", "timesheet.approve"]);
const entityId = demoEntities.ES.id;
const day = localDate("2027-06-18");

async function closedShift() {
  await forgetHours(query);
  const id = await workedAt({}, ["in", "14:00"], ["out", "22:04"]);
  await approveHours(finance, [{ id, minutes: 454 }]);
  await endorseHours(ready.id, { id, minutes: 454 });
  return { id, periodId: (await lockPeriod(finance, { entityId, firstDay: day, lastDay: day })).id };
}

const payMore = (id: string) =>
  pastTheApp(
    query,
    `UPDATE app.hours_line SET minutes = 600, split = '{"ordinary": 600}' WHERE assignment_id = '${id}'`,
  );
const altered = { code: "hours.period-altered", entity: demoEntities.ES.name, firstDay: day, lastDay: day };
const batchOf = (periodId: string) => makeBatch(finance, { periodId, clientId: "" });

const about = { entity: demoEntities.ES.name, timeZone: usualZone, firstDay: day, lastDay: day };
const link = { id: crypto.randomUUID(), legalEntityId: entityId, ...about, note: "", revokedAt: null };
const inspection = { ...link, createdAt: new Date(), expiresAt: new Date() };
let taken = 0;
const packFor = (locale: "en" | "es") => packAnswer(inspection, { locale, taken: async () => void taken++ });

async function health() {
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-hours-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const findings = await lookAtHealth(readConfig({ DATA_DIR: dataDir }), async () => url);
  return findings.find(({ check }) => check === "hours");
}

/** The result of `npm run admin -- verify-audit` for the altered hours. */
async function verdict() {
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-hours-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const admin = join(import.meta.dirname, "..", "..", "..", "..", "..", "..", "tooling", "admin.ts");
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: url, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [admin, "verify-audit"], { env }).then(
    ({ stdout }) => ({ failed: false, output: stdout }),
    ({ stdout }: { stdout: string }) => ({ failed: true, output: stdout }),
  );
}

/** As periods were closed before what is paid was kept with them. */
async function closedAsBefore() {
  const closed = await closedShift();
  const { rows: lines } = await query(
    `SELECT assignment_id AS "assignmentId", worker_id AS "workerId", day::text, minutes, split FROM app.hours_line`,
  );
  await pastTheApp(
    query,
    "DELETE FROM app.hours_terms",
    `UPDATE app.hours_period SET hash_version = 1, policy = NULL, hash = '\\x${hashOfBefore(lines).toString("hex")}'`,
  );
  return closed;
}

describe("closed hours that were changed past the app", () => {
  test("are in no batch: the refusal names the period and who may open it again", async () => {
    const { id, periodId } = await closedShift();
    await payMore(id);
    await expect(batchOf(periodId)).rejects.toMatchObject({ refusals: [{ ...altered, n: 0, others: "" }] });
    await otherColleague(query, "Nerea Otaegi", ["timesheet.approve"]);
    await expect(batchOf(periodId)).rejects.toMatchObject({
      refusals: [{ ...altered, n: 1, others: "Nerea Otaegi" }],
    });
    await expect(makeBatch(finance, { periodId, clientId: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [altered],
    });
  });

  test("are in no archive for an inspection, which nobody is noted to have taken", async () => {
    const { id } = await closedShift();
    expect((await packFor("en")).status).toBe(200);
    await payMore(id);
    const kept = await packFor("es");
    expect([kept.status, kept.headers.get("content-type")]).toEqual([409, "text/plain; charset=utf-8"]);
    const sentence = `Las horas que ${demoEntities.ES.name} cerró del 18 jun 2027 al 18 jun 2027 ya no son las que se cerraron`;
    expect(await kept.text()).toContain(sentence);
    expect(taken).toBe(1);
    const form = { entityId, firstDay: day, lastDay: day, validDays: "7", note: "Inspección" };
    const { token } = await createInspection(finance, inspectionForm.parse(form));
    const visit = { actor: { kind: "nobody" }, at: `/es/inspector/${token}`, params: { token } } as const;
    const page = await renderedPage(readerPage, visit);
    expect(page).toContain(sentence);
    expect(page).not.toContain("pack.zip");
  });

  test("are bad in health, and verify-audit fails with their period", async () => {
    const { id, periodId } = await closedShift();
    expect(await health()).toMatchObject({ state: "ok", values: { periods: 1 } });
    await payMore(id);
    expect(await health()).toMatchObject({ state: "bad", what: "altered", values: { entity: demoEntities.ES.name } });
    const { failed, output } = await verdict();
    expect(failed).toBe(true);
    expect(output).toContain(periodId);
    expect(output).toContain("The closed hours are NOT what was closed: 1 of 1 periods.");
  });

  test("are seen by a line more or less, and are handed over once the period was reopened and closed anew", async () => {
    const { id, periodId } = await closedShift();
    await pastTheApp(query, `UPDATE app.hours_line SET period_id = NULL WHERE assignment_id = '${id}'`);
    await expect(batchOf(periodId)).rejects.toMatchObject({ refusals: [altered] });
    await proposeReopening(finance, { periodId, reopeningReason: "Se cambió por fuera" });
    const { rows } = await query("SELECT reopening_id AS id FROM app.hours_period WHERE id = $1", [periodId]);
    await confirmReopening(colleague, { proposal: rows[0].id });
    const { id: anew } = await lockPeriod(finance, { entityId, firstDay: day, lastDay: day });
    expect(await batchOf(anew)).toMatchObject({ id: expect.any(String) });
  });

  test("are those too of which a rate, a contract or the rounding was changed after they were closed", async () => {
    const { periodId } = await closedShift();
    const tables = ["hours_terms", "hours_line", "hours_period"];
    for (const table of tables) await query(`CREATE TEMP TABLE kept_${table} AS TABLE app.${table}`);
    const undo = tables.flatMap((table) => [
      `DELETE FROM app.${table}`,
      `INSERT INTO app.${table} SELECT * FROM kept_${table}`,
    ]);
    for (const change of [
      "UPDATE app.hours_terms SET rate = 9900",
      "UPDATE app.hours_terms SET base_rate = 9900",
      `UPDATE app.hours_terms SET contract = '{"weeklyMinutes": 60, "isPartTime": false}'`,
      "DELETE FROM app.hours_terms",
      `UPDATE app.hours_period SET policy = jsonb_set(policy, '{premiums,night}', '900')`,
      "UPDATE app.hours_line SET event_id = gen_random_uuid()",
      "UPDATE app.hours_line SET worked_from = worked_from - interval '2 hours'",
    ]) {
      await pastTheApp(query, change);
      await expect(batchOf(periodId), change).rejects.toMatchObject({ refusals: [altered] });
      await pastTheApp(query, ...undo);
    }
    expect(await batchOf(periodId)).toMatchObject({ id: expect.any(String) });
  });

  test("are checked in the way in which they were closed", async () => {
    const { id, periodId } = await closedAsBefore();
    expect(await batchOf(periodId)).toMatchObject({ id: expect.any(String) });
    await payMore(id);
    await expect(batchOf(periodId)).rejects.toMatchObject({ refusals: [altered] });
  });

  test.for([
    ["now", closedShift],
    ["before", closedAsBefore],
  ] as const)("are not those whose worker became one with another record, closed as %s", async ([, close]) => {
    const { periodId } = await close();
    const kept = await create({ mobile: "600000904" });
    const { rows } = await query("SELECT version FROM app.worker WHERE id = $1", [ready.id]);
    await mergeWorkers(hr, kept, { otherId: ready.id, version: 1, otherVersion: rows[0].version }, mergeSteps);
    expect(await health()).toMatchObject({ state: "ok" });
    expect(await batchOf(periodId)).toMatchObject({ id: expect.any(String) });
    await pastTheApp(query, `UPDATE app.hours_line SET worker_id = gen_random_uuid() WHERE period_id = '${periodId}'`);
    expect(await health()).toMatchObject({ state: "bad" });
  });
});
