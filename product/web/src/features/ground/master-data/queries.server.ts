/** Queries on any kind of record that a company sets up once, by its declaration. */
import { and, eq, getTableColumns, isNull, sql, type AnyColumn } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { kinds, type Kind } from "@product/domain/company/kinds";
import { database } from "@product/database/client";
import { kindTables, type KindTables } from "@product/database/tables/kinds";
import { clients, legalEntities, venues } from "@product/database/tables/company/master-data";
import { permittedRows } from "#request/who-may.ts";

export type RecordOf<K extends Kind> = KindTables[K]["$inferSelect"];
type ColumnOf<K extends Kind> = keyof RecordOf<K> & string;

/**
 * A reader sees records of a kind that is a place where they hold the permission; of other kinds, a reader with the
 * permission sees all.
 */
type PlaceKind = { [K in Kind]: (typeof kinds)[K] extends { isPlace: true } ? K : never }[Kind];
type Reader<K extends Kind> = K extends PlaceKind ? [reader: Actor] : [];

const isPlace = (kind: Kind): kind is PlaceKind => "isPlace" in kinds[kind];

const seenBy = (kind: Kind, reader: Actor | undefined) =>
  isPlace(kind) ? permittedRows(reader!, kinds[kind].needs.view, kind, kindTables[kind].id) : undefined;

/** All of them, archived or not, with these columns. */
export async function rowsOf<K extends Kind, Column extends ColumnOf<K>>(
  kind: K,
  columns: readonly Column[],
  ...[reader]: Reader<K>
): Promise<(Pick<RecordOf<K>, Column> & { id: string; isArchived: boolean })[]> {
  const table = kindTables[kind] as KindTables["role"];
  const all: Record<string, AnyColumn> = getTableColumns(table);
  const picked = Object.fromEntries(columns.map((name) => [name, all[name]!]));
  const selection = { ...picked, id: table.id, isArchived: sql<boolean>`${table.archivedAt} IS NOT NULL` };
  return (await database.select(selection).from(table).where(seenBy(kind, reader))) as never;
}

export async function recordWith<K extends Kind>(
  kind: K,
  id: string,
  ...[reader]: Reader<K>
): Promise<RecordOf<K> | undefined> {
  const table = kindTables[kind] as KindTables["role"];
  const isThis = and(eq(table.id, id), seenBy(kind, reader));
  const [record] = await database.select().from(table).where(isThis);
  return record as RecordOf<K> | undefined;
}

/** How many there are that are not archived. */
export const countOf = (kind: Kind) => (reader: Actor) =>
  database.$count(kindTables[kind], and(isNull(kindTables[kind].archivedAt), seenBy(kind, reader)));

/** The name of every place by its id, archived ones included, since permissions given there still stand. */
export async function placeNames(): Promise<Record<string, string>> {
  const named = ({ id, name }: typeof legalEntities | typeof clients | typeof venues) => ({ id, name });
  const rows = await Promise.all([
    database.select(named(legalEntities)).from(legalEntities),
    database.select(named(clients)).from(clients),
    database.select(named(venues)).from(venues),
  ]);
  return Object.fromEntries(rows.flat().map(({ id, name }) => [id, name]));
}
