/** Everything that the inventory says is held about one worker, row by row, with what was closed opened. */
import { sql, type SQL } from "drizzle-orm";
import { classIds, classOf, type ClassId, type HeldTable } from "@product/domain/privacy/data-classes";
import type { Seal } from "@platform/kernel/sealing";
import { sealsIn } from "@product/database/person-keys";
import type { Transaction } from "@product/database/write";

export type HeldRow = Record<string, unknown>;
export type HeldRows = { table: string; rows: HeldRow[] };
export type Person = Record<ClassId, HeldRows[]>;

type Reader = Pick<Transaction, "select">;

/**
 * Rows of records merged into this one may stay under their own id and key, and are read with it. The trail is only
 * counted: its own page shows it.
 */
export async function readPerson(reader: Reader, workerId: string): Promise<Person> {
  const isTheirs = sql`id = ${workerId} OR merged_into = ${workerId}`;
  const records = await reader
    .select({ id: sql<string>`id` })
    .from(sql`app.worker`)
    .where(isTheirs);
  const seals = await sealsIn(
    reader,
    records.map(({ id }) => id),
  );
  const person = {} as Person;
  for (const id of classIds) {
    person[id] = [];
    if (id === "trail") continue;
    for (const heldTable of classOf(id).tables) {
      const rows = await rowsOf(reader, heldTable.table, isOf(heldTable, workerId, isTheirs));
      const sealOf = ({ worker_id: owner = workerId }: HeldRow) => seals.get(String(owner));
      person[id].push({ table: heldTable.table, rows: rows.map((row) => opened(row, sealOf(row))) });
    }
  }
  return person;
}

async function rowsOf(reader: Reader, table: string, where: SQL): Promise<HeldRow[]> {
  const found = await reader
    .select({ row: sql<HeldRow>`to_jsonb(held)` })
    .from(sql`app.${sql.identifier(table)} AS held`)
    .where(where)
    .orderBy(sql`held::text`);
  return found.map(({ row }) => row);
}

/** Condition for the rows of a table that are this worker's; for the records themselves, the one that stays. */
function isOf({ table, by, of }: HeldTable, workerId: string, isTheirs: SQL): SQL {
  if (table === "worker") return sql`id = ${workerId}`;
  const theirRecords = sql`(SELECT id FROM app.worker WHERE ${isTheirs})`;
  if (of === "account")
    return sql`${sql.identifier(by)} IN (SELECT user_id FROM app.worker WHERE (${isTheirs}) AND user_id IS NOT NULL)`;
  return of
    ? sql`${sql.identifier(by)} IN (SELECT id FROM app.${sql.identifier(of)} WHERE worker_id IN ${theirRecords})`
    : sql`${sql.identifier(by)} IN ${theirRecords}`;
}

/** Without what only the database needs: hashes, tokens, its own numbering. */
function opened(row: HeldRow, seal: Seal | undefined): HeldRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      if (value === null || value === "" || isInner.test(column)) return [];
      if (!column.endsWith("_sealed")) return [[column, value]];
      const text = seal?.open(Buffer.from(String(value).slice(2), "hex"));
      return text === undefined ? [] : [[column.slice(0, -"_sealed".length), readable(text)]];
    }),
  );
}

const isInner =
  /(^|_)(hash|hashes|sha256|version|searched|listed_name)$|^worker_id$|^transaction$|^written$|^person_id$|^sealed$|^scan$|^cells$/;

const readable = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);
