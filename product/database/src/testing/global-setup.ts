/** One PostgreSQL for each group of tests with a database, with the templates that test files copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makeTemplates } from "./templates.ts";

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await server();
  await makeTemplates(url, (statement) => asAdmin(url, statement));
  project.provide("postgresUrl", url);
  return stop;
}

/** The embedded one, or one that the proof brings: the oldest that is promised behaves like the newest. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const givenUrl = process.env["POSTGRES_OF_TESTS"];
  if (givenUrl) return { url: givenUrl, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
  // The data here need not survive a crash of the machine.
  const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {}, settings });
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}
