/** A database beside the app, for tests that reach the app by DATABASE_URL and look inside: an empty one, or the demo. */
import pg from "pg";
import { demoTemplate, makeDatabase } from "./copied-database.ts";
import { test as base } from "./fixtures.ts";

type Database = { url: string; query: (statement: string) => Promise<pg.QueryResult> };

export const test = base.extend<{ database: Database; demoDatabase: Database }>({
  database: async ({}, use) => withDatabase(undefined, use),
  demoDatabase: async ({}, use) => withDatabase(demoTemplate, use),
});

async function withDatabase(template: typeof demoTemplate | undefined, use: (database: Database) => Promise<void>) {
  const { url, drop } = await makeDatabase(template);
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await use({ url, query: (statement) => client.query(statement) });
  await client.end();
  await drop();
}
