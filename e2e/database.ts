/** A PostgreSQL server beside the app, for tests that reach the app by DATABASE_URL. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makeDataDir, removeDataDir } from "./server.ts";
import { test as base } from "./fixtures.ts";

type Database = { url: string; query: (statement: string) => Promise<pg.QueryResult> };

export const test = base.extend<{ database: Database }, { postgres: { url: string } }>({
  postgres: [
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
      await use({ url: cluster.url });
      await cluster.stop();
      await removeDataDir(dataDir);
    },
    { scope: "worker" },
  ],

  database: async ({ postgres }, use) => {
    const name = `e2e_${randomBytes(6).toString("hex")}`;
    const admin = await connected(postgres.url);
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const client = await connected(url.href);
    await use({ url: url.href, query: (statement) => client.query(statement) });
    await client.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  },
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}
