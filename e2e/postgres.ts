/** One PostgreSQL server for a whole run, and in it a database that holds the demo, of which every app gets a copy. */
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { asApp, demoTemplate, urlOf, withAdmin, withClient } from "./copied-database.ts";
import { onCopy } from "./demo.ts";
import { seenFile, unseen } from "./seen.ts";
import { makeDataDir, removeDataDir, startServer } from "./server.ts";

export default async function startPostgres(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  // The data here need not survive a crash of the machine.
  const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {}, settings });
  process.env["E2E_POSTGRES_URL"] = cluster.url;
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${demoTemplate}`));
  const app = await startServer({ ...asApp(urlOf(demoTemplate)), ...onCopy }, "build-e2e");
  await firstJobsDone();
  await app.stop();
  process.env["E2E_DEMO_FILES"] = app.dataDir;
  const folder = await makeDataDir();
  const file = join(folder, "seen");
  process.env[seenFile] = file;
  return async () => {
    const missing = unseen(file);
    await removeDataDir(folder);
    await cluster.stop();
    await removeDataDir(dataDir);
    await removeDataDir(app.dataDir);
    if (process.env["E2E_WHOLE"]) for (const screen of missing) console.log(`  not shown by any journey: ${screen}`);
  };
}

/** The jobs of a first start run once in the template, instead of in every copy beside its journey. */
const firstJobsDone = () =>
  withClient(urlOf(demoTemplate), async (client) => {
    const isUnderWay = async () => {
      const { rows } = await client.query(
        `SELECT EXISTS (SELECT FROM app.schedule) AND NOT EXISTS (
           SELECT FROM app.job WHERE state = 'running' OR (state = 'waiting' AND run_at <= now())) AS done`,
      );
      return !rows[0].done;
    };
    while (await isUnderWay()) await pause(100);
  });
