import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { backupsIn } from "@product/database/backup/places";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createLogger } from "@platform/kernel/logger";
import { readConfig } from "#server/config.ts";
import { secretKeyOf } from "#server/secret-key.ts";
import { backupJobs, backupSchedules } from "./backup-jobs.ts";
import { dataFolder } from "./testing/installation.ts";

const { url, query } = useTestDatabase();
beforeEach(() => query("DELETE FROM app.backup_run; DELETE FROM app.installation"));

const job = { id: 1n, signal: new AbortController().signal };
const runs = async () =>
  (await query("SELECT kind, state, backup, only_checked, problem FROM app.backup_run ORDER BY id")).rows;

async function jobsIn(environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: await dataFolder(), ...environment });
  await secretKeyOf(config);
  const jobs = backupJobs({ config, databaseUrl: url, log: createLogger({ level: "silent" }) });
  return { config, nightly: () => jobs["backup.nightly"]!({}, job), now: () => jobs["backup.run"]!({}, job) };
}

it("makes a backup when a night was missed, tries to restore it, and notes both", async () => {
  await query("INSERT INTO app.installation (demo, founded_at) VALUES (false, now() - interval '30 hours')");
  const { config, nightly } = await jobsIn();
  await nightly();
  const [backup] = await backupsIn(config.backup.folder);
  expect(await runs()).toEqual([
    { kind: "backup", state: "done", backup: backup!.name, only_checked: false, problem: null },
    { kind: "trial", state: "done", backup: backup!.name, only_checked: false, problem: null },
  ]);
  expect(await readdir(config.dataDir)).not.toContain("trial");
  await nightly();
  expect(await backupsIn(config.backup.folder)).toHaveLength(1);
});

it("leaves an installation that was founded today alone until the night", async () => {
  await query("INSERT INTO app.installation (demo) VALUES (false)");
  const { nightly } = await jobsIn();
  await nightly();
  expect(await runs()).toEqual([]);
});

it("notes a failure for people to see, and does not fail itself", async () => {
  const dataDir = await dataFolder();
  await writeFile(join(dataDir, "backups"), "in the way");
  const { now } = await jobsIn({ DATA_DIR: dataDir });
  await now();
  expect(await runs()).toMatchObject([
    {
      kind: "backup",
      state: "failed",
      problem: expect.stringContaining("make it a writable folder or set BACKUP_DIR"),
    },
  ]);
});

it("stops when the server does, and leaves nothing behind", async () => {
  const { config } = await jobsIn();
  const jobs = backupJobs({ config, databaseUrl: url, log: createLogger({ level: "silent" }) });
  await jobs["backup.run"]!({}, { id: 1n, signal: AbortSignal.abort() });
  expect(await runs()).toMatchObject([{ state: "failed" }]);
  expect(await backupsIn(config.backup.folder)).toEqual([]);
});

it("is off when it is told to be", () => {
  expect(backupSchedules(readConfig({ BACKUP: "off" }))).toEqual([]);
  expect(backupSchedules(readConfig({}))).toHaveLength(1);
});
