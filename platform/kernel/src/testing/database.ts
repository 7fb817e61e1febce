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
export function useDatabase(...migrations: Migration[]): {
  readonly url: string;
  readonly db: Database;
} {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = urlOf(name);
  // Connections are made when first asked, so the pool may exist before its database does.
  const db = openSql({ url });
  beforeAll(async () => {
    // A migration without a name cannot be told from another one, so its template is not shared.
    const isShared = migrations.length > 0 && migrations.every((migrate) => migrate.name);
    // Copying files costs half as much as writing every page to a log that nobody will read.
    const template = isShared ? `TEMPLATE ${await templateWith(migrations)} STRATEGY FILE_COPY` : "";
    await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} ${template}`));
    if (!isShared) for (const migrate of migrations) await migrate(url);
  });
  afterAll(async () => {
    await db.close();
    await asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  return { url, db };
}

type Migration = (url: string) => Promise<unknown>;

/** A database that the first file which needs it brings up to date, and every other one copies. */
async function templateWith(migrations: readonly Migration[]): Promise<string> {
  // PostgreSQL would cut a longer name short.
  const name = `template_${migrations.map((migrate) => migrate.name.replace(/^migrate/, "").toLowerCase()).join("_")}`;
  await asAdmin(async (admin) => {
    await admin.query("SELECT pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${unfinished}`);
    for (const migrate of migrations) await migrate(urlOf(unfinished));
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function urlOf(name: string): string {
  const address = new URL(inject("postgresUrl"));
  address.pathname = `/${name}`;
  return address.href;
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}
