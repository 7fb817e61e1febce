/** One PostgreSQL server for a whole run, and in it a database that holds the demo, of which every app gets a copy. */
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { demoTemplate, urlOf, withAdmin } from "./copied-database.ts";
import { onCopy } from "./demo.ts";
import { makeDataDir, removeDataDir, startServer } from "./server.ts";

export default async function startPostgres(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  // What a crash of the machine would lose here is worth nothing.
  const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {}, settings });
  process.env["E2E_POSTGRES_URL"] = cluster.url;
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${demoTemplate}`));
  const app = await startServer({ DATABASE_URL: urlOf(demoTemplate), ...onCopy }, "build-e2e");
  await app.stop();
  await removeDataDir(app.dataDir);
  return async () => {
    await cluster.stop();
    await removeDataDir(dataDir);
  };
}
