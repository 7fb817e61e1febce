/** Brings a schema up to date: plain SQL files in name order, each in one transaction, one process at a time. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { StartProblem } from "./start-problem.ts";

export type Migration = { name: string; sql: string; checksum: string };

/** Where the names of applied migrations are kept: `<schema>.<table>`. */
export type Ledger = { schema: string; table: string };

/** One schema as its owner declares it: how it is made, and what a backup must know of it. */
export type SchemaSource = {
  ledger: Ledger;
  migrations: Migration[];
  /** Further schemas that the same migrations make. */
  beside?: string[];
  /** Tables whose rows mean nothing on another day or another server, so that no backup carries them. */
  passing?: string[];
  /** The column that names stored files. */
  files?: { table: string; column: string };
  /** Columns encrypted with the installation's secret, each for a purpose of its own. */
  sealed?: SealedColumn[];
};

/** All schemas of these owners. */
export const schemaNames = (sources: readonly SchemaSource[]): string[] =>
  sources.flatMap(({ ledger, beside = [] }) => [ledger.schema, ...beside]);

export type SealedColumn = { table: string; id: string; column: string; purpose: string };

/** Returns the names applied now. Safe to run from several processes at once: they queue on an advisory lock. */
export async function migrate(url: string, ledger: Ledger, wanted: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-migrate" });
  // A lost connection is told by the query that failed; the event alone would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    const missing = missingFrom(wanted, await appliedIn(client, ledger));
    for (const migration of missing) await apply(client, ledger, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The same within a transaction that the caller began and will end. */
export async function migrateWithin(client: pg.Client, { ledger, migrations }: SchemaSource): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
  for (const migration of missingFrom(migrations, await appliedIn(client, ledger)))
    await carryOut(client, ledger, migration);
}

export async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

const migrationLock = 7_201_964;

async function appliedIn(client: pg.Client, { schema, table }: Ledger): Promise<Map<string, string>> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.${table} (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT name, checksum FROM ${schema}.${table}`,
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function missingFrom(wanted: Migration[], applied: Map<string, string>): Migration[] {
  for (const name of applied.keys())
    if (!wanted.some((migration) => migration.name === name))
      throw new StartProblem(
        `The database was used by a newer version: it holds the migration ${name}, which this version does not know.`,
      );
  for (const { name, checksum } of wanted)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new StartProblem(`The migration ${name} was changed after it was applied to this database.`);
  return wanted.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.Client, ledger: Ledger, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await carryOut(client, ledger, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function carryOut(client: pg.Client, { schema, table }: Ledger, migration: Migration): Promise<void> {
  const { name, sql, checksum } = migration;
  try {
    await client.query(sql);
    await client.query(`INSERT INTO ${schema}.${table} (name, checksum) VALUES ($1, $2)`, [name, checksum]);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
