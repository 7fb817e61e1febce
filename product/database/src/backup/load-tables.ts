/** Fills the tables of freshly made schemas with the rows of a backup, within the caller's transaction. */
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { schemaNames, type SchemaSource } from "@platform/kernel/migrate";
import { StartProblem } from "@platform/kernel/start-problem";
import type { CheckedBackup } from "./check-backup.ts";
import { copiedOut, copyIn } from "./copy.ts";
import type { Manifest } from "./manifest.ts";
import { measured } from "./parts.ts";
import { addressOf, quoted, rowsOf, tablePart, tablesOf, type Table } from "./tables.ts";

export async function loadTables(client: pg.Client, sources: SchemaSource[], backup: CheckedBackup): Promise<void> {
  const { manifest, parts } = backup;
  await makePartitions(client, manifest, await tablesOf(client, sources));
  const tables = await tablesOf(client, sources);
  const carried = carriedTables(manifest, tables);
  const putBack = await standAside(client, sources, tables);
  // Migrations write rows of their own, which the backup has as well.
  for (const table of tables) await client.query(`DELETE FROM ${addressOf(table)}`);
  for (const table of carried) {
    const columns = table.columns.map(quoted).join(", ");
    await pipeline(parts.read(tablePart(table)), copyIn(client, `COPY ${addressOf(table)} (${columns}) FROM STDIN`));
  }
  for (const { schema, name, value } of manifest.sequences)
    await client.query("SELECT setval($1::regclass, $2)", [addressOf({ schema, name }), value]);
  await putBack();
  await ensureSameRows(client, manifest, carried);
}

/** Months and days become tables while the product runs; migrations do not know them. */
async function makePartitions(client: pg.Client, manifest: Manifest, tables: Table[]): Promise<void> {
  const present = new Set(tables.map((table) => addressOf(table)));
  for (const { partition, content, ...table } of manifest.tables) {
    if (!partition || !content || present.has(addressOf(table))) continue;
    const { of, bound, triggers } = partition;
    const isPlain =
      /^(DEFAULT|FOR VALUES [^;]+)$/.test(bound) && triggers.every((trigger) => /^CREATE TRIGGER [^;]+$/.test(trigger));
    if (!isPlain) throw unfitting(addressOf(table));
    await client.query(`CREATE TABLE ${addressOf(table)} PARTITION OF ${of} ${bound}`);
    for (const trigger of triggers) await client.query(trigger);
  }
}

function carriedTables(manifest: Manifest, tables: Table[]): Table[] {
  const byAddress = new Map(tables.map((table) => [addressOf(table), table]));
  return manifest.tables
    .filter(({ content }) => content)
    .map(({ schema, name, columns }) => {
      const table = byAddress.get(addressOf({ schema, name }));
      if (!table || columns.some((column) => !table.columns.includes(column))) throw unfitting(`${schema}.${name}`);
      return { ...table, columns };
    });
}

const unfitting = (table: string) =>
  new StartProblem(`The backup's table ${table} does not fit the schema it names. Nothing was changed.`);

/**
 * Takes down what would hinder loading and returns how to put it back, which any owner of the tables may do: references,
 * checked as a whole afterwards instead of row by row; triggers; and the numbers of transactions, which are this one's.
 */
async function standAside(client: pg.Client, sources: SchemaSource[], tables: Table[]): Promise<() => Promise<void>> {
  const schemas = [schemaNames(sources)];
  const { rows: references } = await client.query<{ owner: string; name: string; definition: string }>(
    ourReferences,
    schemas,
  );
  const { rows: triggers } = await client.query<{ owner: string; name: string; enabled: string }>(ourTriggers, schemas);
  const { rows: numbers } = await client.query<{ owner: string; name: string }>(ourNumbers, schemas);
  for (const { owner, name } of references) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${addressOf(table)} DISABLE TRIGGER USER`);
  for (const { owner, name } of numbers)
    await client.query(`ALTER TABLE ${owner} ALTER COLUMN ${quoted(name)} SET DEFAULT pg_current_xact_id()`);
  return async () => {
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    for (const { owner, name, definition } of references)
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const { owner, name, enabled } of triggers)
      await client.query(`ALTER TABLE ${owner} ${enabling.get(enabled)} ${quoted(name)}`);
    for (const { owner, name } of numbers)
      await client.query(`ALTER TABLE ${owner} ALTER COLUMN ${quoted(name)} DROP DEFAULT`);
  };
}

const enabling = new Map([
  ["O", "ENABLE TRIGGER"],
  ["A", "ENABLE ALWAYS TRIGGER"],
  ["R", "ENABLE REPLICA TRIGGER"],
  ["D", "DISABLE TRIGGER"],
]);

const owner = `format('%I.%I', n.nspname, c.relname) AS owner`;
const ofSchemas = `JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = ANY($1)`;
const ourReferences = `SELECT ${owner}, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid ${ofSchemas} AND k.contype = 'f' AND k.conparentid = 0`;
const ourTriggers = `SELECT ${owner}, t.tgname::text AS name, t.tgenabled::text AS enabled
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid ${ofSchemas} AND NOT t.tgisinternal AND c.relkind = 'r'`;
const ourNumbers = `SELECT ${owner}, a.attname::text AS name
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid ${ofSchemas} AND c.relkind = 'r'
  AND a.atttypid = 'xid8'::regtype AND NOT a.atthasdef AND NOT a.attisdropped`;

/** Written out again, the rows must be the same to the last byte. */
async function ensureSameRows(client: pg.Client, manifest: Manifest, carried: Table[]): Promise<void> {
  const expected = new Map(manifest.tables.map((table) => [addressOf(table), table.content?.sha256]));
  for (const table of carried) {
    const { sha256 } = await measured(copiedOut(client, rowsOf(table)));
    if (sha256 !== expected.get(addressOf(table)))
      throw new StartProblem(
        `After loading, ${table.schema}.${table.name} is not what the backup holds. Nothing was changed.`,
      );
  }
}
