/** Starts one PostgreSQL for a whole test run and makes the migrated template that each test file copies. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { migrate } from "@product/database/migrate";

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
  // What a crash of the machine would lose here is worth nothing.
  const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {}, settings });
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query("CREATE DATABASE template_of_tests");
  await admin.end();
  const template = new URL(cluster.url);
  template.pathname = "/template_of_tests";
  await migrate(template.href);
  project.provide("postgresUrl", cluster.url);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
