/** The one door to what is blocked: kept for courts and authorities, closed with the person's key. */
import { sql } from "drizzle-orm";
import type { ClassId } from "@product/domain/privacy/data-classes";
import { sealsOf } from "@product/database/person-keys";
import type { Transaction } from "@product/database/write";
import type { HeldRows } from "./read-person.ts";

export type Blocked = { dataClass: ClassId; tables: HeldRows[]; files: string[]; ruleId: string; until: string };

export async function sealAway(tx: Transaction, workerId: string, blocked: readonly Blocked[]): Promise<void> {
  const seal = (await sealsOf(tx, [workerId])).get(workerId)!;
  for (const { dataClass, tables, files, ruleId, until } of blocked)
    await tx.execute(sql`INSERT INTO app_sealed.held (worker_id, data_class, content, files, retention_rule_id, until)
      VALUES (${workerId}, ${dataClass}, ${seal.close(JSON.stringify(tables))}, ${sql.param(files)}::text[], ${ruleId}, ${until})`);
}

/** Decrypts the blocked data. The caller has recorded who asked and why. */
export async function openBlocked(tx: Transaction, workerId: string): Promise<Omit<Blocked, "files">[]> {
  const seal = (await sealsOf(tx, [workerId])).get(workerId);
  const { rows } = await tx.execute<{ dataClass: ClassId; content: Buffer; ruleId: string; until: string }>(
    sql`SELECT data_class AS "dataClass", content, retention_rule_id AS "ruleId", until::text FROM app_sealed.held
      WHERE worker_id = ${workerId} ORDER BY data_class`,
  );
  return rows.map(({ content, ...row }) => ({
    ...row,
    tables: seal ? (JSON.parse(seal.open(content)) as HeldRows[]) : [],
  }));
}

/** Deletes the blocked data whose term is over by that day, or all of it. Returns the files that went with it. */
export async function dropBlocked(tx: Transaction, workerId: string, before?: string): Promise<string[]> {
  const { rows } = await tx.execute<{ files: string[] }>(
    sql`DELETE FROM app_sealed.held WHERE worker_id = ${workerId} AND until < ${before ?? "infinity"}::date RETURNING files`,
  );
  return rows.flatMap(({ files }) => files);
}

/** Some of whom something is kept longer than it has to be. */
export async function keptTooLong(reader: Pick<Transaction, "select">, today: string, most: number): Promise<string[]> {
  const rows = await reader
    .select({ id: sql<string>`worker_id` })
    .from(sql`app_sealed.held`)
    .where(sql`until < ${today}::date`)
    .groupBy(sql`worker_id`)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of these files that are kept with blocked data. */
export async function blockedFiles(reader: Pick<Transaction, "select">, names: readonly string[]): Promise<string[]> {
  const rows = await reader
    .select({ name: sql<string>`name` })
    .from(sql`app_sealed.held, unnest(files) AS name`)
    .where(sql`name = ANY(${sql.param([...names])}::text[])`);
  return rows.map(({ name }) => name);
}
