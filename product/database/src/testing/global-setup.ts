/** One PostgreSQL for a whole test run, with the templates that test files copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makeTemplates } from "./templates.ts";

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const run = (ofThisRun.current ??= { users: 0, server: prepared() });
  run.users += 1;
  const { url, stop } = await run.server;
  project.provide("postgresUrl", url);
  return async () => {
    run.users -= 1;
    if (run.users === 0) await stop();
  };
}

type Server = { url: string; stop: () => Promise<void> };

// Each project of the run reads this module anew, and all of them are to share one server.
const ofThisRun = ((
  globalThis as { postgresOfTests?: { current?: { users: number; server: Promise<Server> } } }
).postgresOfTests ??= {});

async function prepared(): Promise<Server> {
  const started = await server();
  await makeTemplates(started.url, (statement) => asAdmin(started.url, statement));
  return started;
}

/** The embedded one, or one that the proof brings: the oldest that is promised behaves like the newest. */
async function server(): Promise<Server> {
  const brought = process.env["POSTGRES_OF_TESTS"];
  if (brought) return { url: brought, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
  // What a crash of the machine would lose here is worth nothing.
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
