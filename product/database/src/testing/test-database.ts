import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { openKeysOfTests, templates } from "./templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

// Costs half as much as writing every page to a log that nobody will read.
const copying = "STRATEGY FILE_COPY";

/** Gives the test file a database of its own, migrated and empty or with the demonstration's people, and binds `database` to it. */
export function useTestDatabase({ people = false } = {}): { url: string; query: pg.Client["query"] } {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = urlOf(name);
  const client = new pg.Client({ connectionString: url });
  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${people ? templates.people : templates.empty} ${copying}`);
    await client.connect();
    openDatabase({ url });
    await openKeysOfTests();
  });
  afterAll(async () => {
    await closeDatabase();
    await client.end();
    await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { url, query: client.query.bind(client) as pg.Client["query"] };
}

/** An empty database without even the schema, for tests of the first start. */
export const createEmptyDatabase = (): Promise<OwnDatabase> => createDatabase("template1");

/** One more that is migrated and empty. */
export const createMigratedDatabase = (): Promise<OwnDatabase> => createDatabase(templates.empty);

type OwnDatabase = { url: string; drop: () => Promise<void> };

async function createDatabase(template: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} ${copying}`);
  return { url: urlOf(name), drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`) };
}

function urlOf(name: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
