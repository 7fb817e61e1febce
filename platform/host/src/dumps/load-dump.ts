/** Moves people and files of a hosted project in from its dump, whatever else the dump says. */
import type { Ask } from "@platform/kernel/one-transaction";
import { StartProblem } from "@platform/kernel/start-problem";
import { dumpTables, type DumpTable } from "./dump-tables.ts";
import { partsOfDump, type DumpPart } from "./read-dump.ts";

export type LoadedDump = {
  loaded: { table: string; rows: number; of: number }[];
  /** Tables with rows that have no place here. */
  leftOut: string[];
};

/** Rows wait as texts until all are there: a dump names them in an order of its own. */
export async function loadDump(ask: Ask, text: string): Promise<LoadedDump> {
  const waiting = new Map<string, Set<string>>();
  const leftOut = new Set<string>();
  for (const part of partsOfDump(text)) {
    if (dumpTables.some(({ name }) => name === part.table)) await keepWaiting(ask, waiting, part);
    else leftOut.add(part.table);
  }
  const loaded: LoadedDump["loaded"] = [];
  for (const table of dumpTables.filter(({ name }) => waiting.has(name)))
    loaded.push(await moveIn(ask, table, waiting.get(table.name)!));
  return { loaded, leftOut: [...leftOut].filter((name) => !bookkeeping.has(name)) };
}

const bookkeeping = new Set(["auth.schema_migrations", "storage.migrations"]);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const waitingFor = (table: string) => `pg_temp.${quoted(table)}`;

async function keepWaiting(ask: Ask, waiting: Map<string, Set<string>>, part: DumpPart): Promise<void> {
  if (part.columns.length === 0)
    throw new StartProblem(`the dump does not name the columns of ${part.table}: make it with --column-inserts`);
  const known = waiting.get(part.table);
  if (!known) await ask(`CREATE TEMPORARY TABLE ${quoted(part.table)} () ON COMMIT DROP`);
  const columns = known ?? new Set();
  waiting.set(part.table, columns);
  await addColumns(ask, part.table, columns, part.columns);
  const names = part.columns.map(quoted);
  if (part.kind === "inserted") {
    await ask(`INSERT INTO ${waitingFor(part.table)} (${names.join(", ")}) ${part.values}`);
    return;
  }
  const values = part.columns.map((_, index) => `row ->> ${index}`);
  await ask(
    `INSERT INTO ${waitingFor(part.table)} (${names.join(", ")}) SELECT ${values.join(", ")} FROM json_array_elements($1) AS row`,
    [JSON.stringify(part.rows)],
  );
}

async function addColumns(ask: Ask, table: string, known: Set<string>, wanted: string[]): Promise<void> {
  for (const column of wanted.filter((each) => !known.has(each))) {
    await ask(`ALTER TABLE ${waitingFor(table)} ADD COLUMN ${quoted(column)} text`);
    known.add(column);
  }
}

type Column = { name: string; type: string; fallback: string | null };

const columnsOf = `SELECT attname AS name, format_type(atttypid, atttypmod) AS type,
    CASE WHEN attnotnull THEN pg_get_expr(adbin, adrelid) END AS fallback
  FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;

async function moveIn(ask: Ask, table: DumpTable, dumpColumns: Set<string>): Promise<LoadedDump["loaded"][number]> {
  const { name, only = "true", values = {} } = table;
  const columns = (await ask<Column>(columnsOf, [name])).rows.filter((column) => dumpColumns.has(column.name));
  await addColumns(ask, name, dumpColumns, table.reads ?? []);
  const valueOf = ({ name: column, type, fallback }: Column) => {
    const value = values[column] ?? `s.${quoted(column)}::${type}`;
    return fallback === null ? value : `coalesce(${value}, ${fallback})`;
  };
  const of = (await ask<{ count: number }>(`SELECT count(*)::int AS count FROM ${waitingFor(name)}`)).rows[0]!.count;
  const { count } = await ask(
    `INSERT INTO ${name} (${columns.map((column) => quoted(column.name)).join(", ")})
     SELECT ${columns.map(valueOf).join(", ")} FROM ${waitingFor(name)} s WHERE ${only}
     ${table.mayBeThere ? "ON CONFLICT DO NOTHING" : ""}`,
  );
  return { table: name, rows: count, of };
}
