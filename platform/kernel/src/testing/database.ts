import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openSql, type Database } from "@platform/kernel/sql";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Gives the test file a database of its own with these schemas brought up to date, and drops it afterwards. */
export function useDatabase(...migrations: ((url: string) => Promise<unknown>)[]): {
  readonly url: string;
  readonly db: Database;
} {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const address = new URL(inject("postgresUrl"));
  address.pathname = `/${name}`;
  const url = address.href;
  // Connections are made when first asked, so the pool may exist before its database does.
  const db = openSql({ url });
  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${name}`);
    for (const migrate of migrations) await migrate(url);
  });
  afterAll(async () => {
    await db.close();
    await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { url, db };
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
