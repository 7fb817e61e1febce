/**
 * The commands on any kind of record that a company sets up once: create, edit, archive and restore, by one
 * declaration.
 */
import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Kind } from "@product/domain/company/kinds";
import { isKeyed, kindTables, type KindTables } from "@product/database/tables/kinds";
import { perform, type Transaction } from "#request/perform.ts";
import {
  archiving,
  asBefore,
  freeKey,
  ensureCurrent,
  ensureFreeNames,
  lockRecord,
  restoring,
  type RecordTable,
} from "./keeping.server.ts";

export { archiving, asBefore, ensureCurrent, ensureFreeNames, lockRecord, restoring } from "./keeping.server.ts";

type Form = { version: number };
type Row<Table extends RecordTable> = Table["$inferSelect"];

export type KindWays<Table extends RecordTable, Sent extends Form, Columns extends object> = {
  /** The form as its columns hold it. */
  columns: (form: Sent) => Columns;
  /** Refuses what does not fit, before anything is written. */
  ensure?: (tx: Transaction, columns: Columns, before: Row<Table> | undefined) => Promise<unknown>;
  /** Data in other tables that belongs to the record: saved with it, and told by the trail. */
  beside?: {
    tell: (tx: Transaction, id: string) => Promise<object>;
    save: (tx: Transaction, actor: Actor, id: string, form: Sent) => Promise<unknown>;
  };
  /** The consequences of saving it. */
  afterwards?: (tx: Transaction, columns: Columns, before: Row<Table> | undefined) => Promise<unknown>;
  /** A reason against putting it away. */
  ensureUnused?: (tx: Transaction, record: Row<Table>) => Promise<void>;
};

/** No two current records are called alike. One with a name in each language has a key as well, from the English one or else its kind's. */
export function recordCommands<K extends Kind, Sent extends Form, Columns extends object>(
  noun: K,
  kind: KindWays<KindTables[K], Sent, Columns>,
) {
  const table: KindTables[K] = kindTables[noun];
  const { beside } = kind;
  const names = isKeyed(table) ? ["nameEn", "nameEs"] : ["name"];
  const namesOf = (record: object) =>
    Object.fromEntries(names.map((name) => [name, (record as Record<string, string>)[name]!]));
  const auditFieldsOf = async (tx: Transaction, id: string) => (await beside?.tell(tx, id)) ?? {};

  const create = (actor: Actor, form: Sent): Promise<{ id: string }> =>
    perform(actor, `${noun}.create`, async ({ tx, recordChange }) => {
      const columns = kind.columns(form);
      await ensureFreeNames(tx, table, namesOf(columns));
      await kind.ensure?.(tx, columns, undefined);
      const key = isKeyed(table) && (await freeKey(tx, table, namesOf(columns)["nameEn"]!, noun));
      const values = { ...columns, ...(key && { key }) };
      const [created] = await tx
        .insert(table as RecordTable)
        .values(values as never)
        .returning();
      const { id } = created!;
      await beside?.save(tx, actor, id, form);
      await kind.afterwards?.(tx, columns, undefined);
      recordChange(created as never, undefined, { ...values, ...(await auditFieldsOf(tx, id)) });
      return { id };
    });

  /** Refused when someone saved after `version` was read. */
  const edit = (actor: Actor, id: string, form: Sent): Promise<{ id: string }> =>
    perform(actor, `${noun}.edit`, async ({ tx, now, subject, recordChange }) => {
      const columns = kind.columns(form);
      const record = subject((await lockRecord(tx, table, id)) as never) as Row<KindTables[K]>;
      ensureCurrent(record, form.version);
      await ensureFreeNames(tx, table, namesOf(columns), id);
      await kind.ensure?.(tx, columns, record);
      const before = { ...asBefore(record, columns), ...(await auditFieldsOf(tx, id)) };
      await tx
        .update(table as RecordTable)
        .set({ ...columns, version: form.version + 1, updatedAt: now } as never)
        .where(eq(table.id, id));
      await beside?.save(tx, actor, id, form);
      await kind.afterwards?.(tx, columns, record);
      recordChange(record as never, before, { ...columns, ...(await auditFieldsOf(tx, id)) });
      return { id };
    });

  return {
    create,
    edit,
    archive: archiving(`${noun}.archive`, table, kind.ensureUnused),
    restore: restoring(`${noun}.restore`, table, namesOf),
  };
}

/** The form without what only the saving needs. */
export const withoutVersion = <Sent extends Form>({ version: _read, ...form }: Sent): Omit<Sent, "version"> => form;
