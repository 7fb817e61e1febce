/** The common behaviour of the records that a company sets up once: versions, unique names, and archiving. */
import { and, eq, getTableColumns, getTableName, isNull, ne, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Kind } from "@product/domain/company/kinds";
import { keyFrom } from "@product/domain/keys";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import type { KeyedTable, KindTable, KindTables } from "@product/database/tables/kinds";
import type { lists } from "@product/database/tables/people/list";
import { perform, type Transaction } from "#request/perform.ts";

export type RecordTable = KindTable | typeof lists;

export async function lockRecord<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  id: string,
): Promise<Table["$inferSelect"]> {
  const [record] = await tx
    .select()
    .from(table as RecordTable)
    .where(eq(table.id, id))
    .for("update");
  if (!record) throw new Refused({ code: "record.changed-meanwhile" });
  return record;
}

/** Refused when someone saved or archived the record after `version` was read. */
export function ensureCurrent(record: { version: number; archivedAt?: Date | null }, version: number): void {
  if (record.version !== version || record.archivedAt) throw new Refused({ code: "record.changed-meanwhile" });
}

/** Names are compared without case and accents, among the records that are not archived; each one taken is told by its field. */
export async function ensureFreeNames(
  tx: Transaction,
  table: RecordTable,
  names: Readonly<Record<string, string>>,
  ownId?: string,
): Promise<void> {
  // When two people save the same name at once, the second waits and is refused.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`name of ${getTableName(table)}`}))`);
  const columns: Record<string, object> = getTableColumns(table);
  const fields: string[] = [];
  for (const [field, name] of Object.entries(names)) {
    const isSame = sql`app.fold(${columns[field]}) = app.fold(${name})`;
    const isOther = ownId ? ne(table.id, ownId) : undefined;
    if ((await tx.$count(table, and(isNull(table.archivedAt), isSame, isOther))) > 0) fields.push(field);
  }
  if (fields.length > 0) throw new Refused({ code: "record.name-taken", fields });
}

/** Comes from the English name and stays, so that imports and rules may speak of the record. */
export async function freeKey(tx: Transaction, table: KeyedTable, name: string, otherwise: string): Promise<string> {
  const wanted = keyFrom(name, otherwise);
  const isTaken = (await tx.$count(table, eq(table.key, wanted))) > 0;
  return isTaken ? `${wanted}-${crypto.randomUUID().slice(0, 8)}` : wanted;
}

export type Noun = Kind | "list";

/** The command that puts a record of this table away, unless `ensure` has a reason against it; its history stays. */
export const archiving =
  <Table extends RecordTable>(
    act: `${Noun}.archive`,
    table: Table,
    ensure?: (tx: Transaction, record: Table["$inferSelect"]) => Promise<void>,
  ) =>
  (actor: Actor, id: string) =>
    perform(actor, act, async ({ tx, now, subject, recordChange }) => {
      const record = subject(await lockRecord(tx, table, id));
      await ensure?.(tx, record);
      await setArchived(tx, table, record, now, now);
      recordChange(record, { isArchived: record.archivedAt !== null }, { isArchived: true });
    });

/** The command that brings it back, if nobody has taken its names meanwhile. */
export const restoring =
  <Table extends RecordTable>(
    act: `${Noun}.restore`,
    table: Table,
    namesOf: (record: Table["$inferSelect"]) => Record<string, string>,
  ) =>
  (actor: Actor, id: string) =>
    perform(actor, act, async ({ tx, now, subject, recordChange }) => {
      const record = subject(await lockRecord(tx, table, id));
      await ensureFreeNames(tx, table, namesOf(record), id);
      await setArchived(tx, table, record, now, null);
      recordChange(record, { isArchived: record.archivedAt !== null }, { isArchived: false });
    });

type Kept = { id: string; version: number };

async function setArchived(
  tx: Transaction,
  table: RecordTable,
  record: Kept,
  now: Date,
  archivedAt: Date | null,
): Promise<void> {
  await tx
    .update(table as KindTables["role"])
    .set({ archivedAt, version: record.version + 1, updatedAt: now })
    .where(eq(table.id, record.id));
  // An archived document type is not asked for any more.
  if (getTableName(table) === "document_type") await askForRebuild(tx);
}

/** The state of a record before an edit, as the trail tells it: the fields that the form has. */
export const asBefore = (record: object, form: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => Object.hasOwn(form, field)));
