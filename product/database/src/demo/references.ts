/** Reads from the database itself what refers to the records of demo data, so that no list has to be kept. */
import { sql } from "drizzle-orm";
import { demoKindNames, type DemoKind } from "@product/domain/company/demo-kinds";
import type { Transaction } from "@product/database/write";

export type Reader = Pick<Transaction, "select">;

/** A column that holds ids of such records. Its row goes when the record goes, or it stands in the way. */
export type Reference = { table: string; column: string; kind: DemoKind; goesAlong: boolean };

export const nameOf = ({ table, column }: Reference): string => `${table}.${column}`;

export async function referencesIn(reader: Reader): Promise<Reference[]> {
  const found = sql`pg_constraint
    JOIN pg_class child ON child.oid = conrelid AND NOT child.relispartition
    JOIN pg_class parent ON parent.oid = confrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]`;
  return reader
    .select({
      table: sql<string>`child.relname`,
      column: sql<string>`attname`,
      kind: sql<DemoKind>`parent.relname`,
      goesAlong: sql<boolean>`confdeltype = 'c'`,
    })
    .from(found)
    .where(
      sql`contype = 'f' AND cardinality(conkey) = 1 AND parent.relnamespace = 'app'::regnamespace
        AND parent.relname = ANY(${sql.param(demoKindNames)}::text[])
        -- Written anew by itself, night after night, and gone with what it follows from.
        AND child.relname <> 'clearance_span'`,
    )
    .orderBy(sql`1, 2`);
}

/** How often each of these records is referred to there, by rows other than those that `but` names. */
export async function countsOf(
  reader: Reader,
  { table, column }: Reference,
  ids: readonly string[],
  but: readonly { column: string; ids: readonly string[] }[] = [],
): Promise<Map<string, number>> {
  const others = but.map((gone) => sql` AND NOT ${sql.identifier(gone.column)} = ANY(${sql.param(gone.ids)}::uuid[])`);
  const rows = await reader
    .select({ id: sql<string>`${sql.identifier(column)}`, n: sql<number>`count(*)::int` })
    .from(sql`app.${sql.identifier(table)}`)
    .where(sql`${sql.identifier(column)} = ANY(${sql.param(ids)}::uuid[])${sql.join(others)}`)
    .groupBy(sql`1`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
