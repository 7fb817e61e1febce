import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { closeDatabase } from "@product/database/pools";
import { openAsApp, openKeysOfTests, presentTemplate, templates, type Template } from "./templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

// Costs half as much as writing every page to a log that nobody will read.
const copying = "STRATEGY FILE_COPY";

/** Gives the test file a database of its own, migrated and empty or with the demonstration's people, and binds `database` to it. */
export function useTestDatabase({ people = false, template = people ? "people" : "empty" }: From = {}): TestDatabase {
  const its = databaseFrom(template);
  beforeAll(its.make);
  afterAll(its.drop);
  return its;
}

/** The same anew for each test, where what one did would be in the way of the next. */
export function useDatabasePerTest(template: Template): TestDatabase {
  const its = databaseFrom(template);
  beforeEach(its.make);
  afterEach(its.drop);
  return its;
}

type From = { people?: boolean; template?: Template };
/** URL and queries of the owner, who may do everything in it; `database` has only the rights of the app. */
type TestDatabase = { url: string; query: pg.Client["query"] };

function databaseFrom(template: Template): TestDatabase & Record<"make" | "drop", () => Promise<void>> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = urlOf(name);
  let client = new pg.Client({ connectionString: url });
  return {
    url,
    query: ((...question: Parameters<pg.Client["query"]>) => client.query(...question)) as pg.Client["query"],
    async make() {
      await asAdmin(async (admin) => {
        const source = await presentTemplate(template, admin, urlOf);
        await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} ${copying}`);
      });
      client = new pg.Client({ connectionString: url });
      await client.connect();
      openAsApp(url);
      await openKeysOfTests();
    },
    async drop() {
      await closeDatabase();
      await client.end();
      await asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** An empty database without even the schema, for tests of the first start. */
export const createEmptyDatabase = (): Promise<OwnDatabase> => createDatabase("template1");

/** One more that is migrated and empty. */
export const createMigratedDatabase = (): Promise<OwnDatabase> => createDatabase(templates.empty);

type OwnDatabase = { url: string; drop: () => Promise<void> };

async function createDatabase(template: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${copying}`));
  return { url: urlOf(name), drop: () => asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)) };
}

function urlOf(name: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
