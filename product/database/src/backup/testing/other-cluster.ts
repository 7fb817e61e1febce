/** For tests: a second PostgreSQL, as a restore has it in life. On the shared one its long transaction would hold back other tests. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "@product/database/embedded/cluster";

/** Gives empty databases on a server that lives as long as the test file. */
export function useOtherCluster(): () => Promise<{ url: string; query: pg.Client["query"] }> {
  let server: EmbeddedPostgres;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
    server = await startEmbeddedPostgres({ dataDir: folder, runAs: "auto", say: () => {}, settings: { fsync: "off" } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const name = `restored_${randomBytes(4).toString("hex")}`;
    const url = new URL(server.url);
    await once(url.href, `CREATE DATABASE ${name}`);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    onTestFinished(() => client.end());
    return { url: url.href, query: client.query.bind(client) as pg.Client["query"] };
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
