/** Reads from the database itself which tables there are and how each is copied, so that no list has to be kept. */
import type pg from "pg";
import { schemaNames, type SchemaSource } from "@platform/kernel/migrate";

export type Table = {
  schema: string;
  name: string;
  columns: string[];
  /** SQL that puts the rows into the one order in which they are compared. */
  order: string;
  partition: Partition | undefined;
  isCarried: boolean;
};

/** One part of a table, and the triggers that it has for itself. */
export type Partition = { of: string; bound: string; triggers: string[] };

export async function tablesOf(client: pg.Client, sources: readonly SchemaSource[]): Promise<Table[]> {
  const passing = new Set(
    sources.flatMap((source) => (source.passing ?? []).map((table) => `${source.ledger.schema}.${table}`)),
  );
  const { rows } = await client.query<Row>(allTables, [schemaNames(sources)]);
  return rows.map(({ schema, name, root, parent, bound, unlogged, columns, key, triggers }) => ({
    schema,
    name,
    columns,
    order: key.length > 0 ? key.join(", ") : `ROW(${columns.map(quoted).join(", ")})::text COLLATE "C"`,
    partition: parent !== null && bound !== null ? { of: parent, bound, triggers } : undefined,
    // A table that PostgreSQL itself empties after a crash need not be kept.
    isCarried: !unlogged && !passing.has(`${schema}.${root}`),
  }));
}

/** The sources whose schema this database has, made by us: a hosted one may have `auth` of its own. */
export async function presentSources(client: pg.Client, sources: readonly SchemaSource[]): Promise<SchemaSource[]> {
  const { rows } = await client.query<{ schema: string; table: string }>(
    `SELECT schemaname::text AS schema, tablename::text AS table FROM pg_tables WHERE schemaname = ANY($1)`,
    [sources.map(({ ledger }) => ledger.schema)],
  );
  const present = new Set(rows.map(({ schema, table }) => `${schema}.${table}`));
  return sources.filter(({ ledger }) => present.has(`${ledger.schema}.${ledger.table}`));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const addressOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** The name of its rows among the parts of a backup. */
export const tablePart = ({ schema, name }: Pick<Table, "schema" | "name">): string => `tables/${schema}.${name}.copy`;

export const rowsOf = (table: Pick<Table, "schema" | "name" | "columns" | "order">): string =>
  `COPY (SELECT ${table.columns.map(quoted).join(", ")} FROM ${addressOf(table)} ORDER BY ${table.order}) TO STDOUT`;

type Row = {
  schema: string;
  name: string;
  root: string;
  parent: string | null;
  bound: string | null;
  unlogged: boolean;
  columns: string[];
  key: string[];
  triggers: string[];
};

// Transaction numbers belong to one cluster and mean nothing in another, so that they are left out; generated columns
// make themselves. Sorting by bytes is the same everywhere, whatever the languages know.
const allTables = `
  SELECT n.nspname::text AS schema, c.relname::text AS name, c.relpersistence = 'u' AS unlogged,
    coalesce((SELECT r.relname FROM pg_class r WHERE r.oid = pg_partition_root(c.oid)), c.relname)::text AS root,
    (SELECT format('%I.%I', pn.nspname, p.relname) FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent
       JOIN pg_namespace pn ON pn.oid = p.relnamespace WHERE i.inhrelid = c.oid AND c.relispartition) AS parent,
    pg_get_expr(c.relpartbound, c.oid) AS bound,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' AND a.atttypid <> 'xid8'::regtype ORDER BY a.attnum) AS columns,
    ARRAY(SELECT format('%I', a.attname) || CASE WHEN a.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END
      FROM pg_index x CROSS JOIN LATERAL unnest(x.indkey::int2[]) WITH ORDINALITY AS k (attribute, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attribute
      WHERE x.indrelid = c.oid AND x.indisprimary ORDER BY k.place) AS key,
    ARRAY(SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t
      WHERE t.tgrelid = c.oid AND NOT t.tgisinternal AND t.tgparentid = 0 ORDER BY t.tgname) AS triggers
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY($1) AND c.relkind = 'r' ORDER BY 1, 2`;
