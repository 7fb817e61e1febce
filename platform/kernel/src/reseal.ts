/** Gives everything that one secret sealed to another secret, all of it or nothing. */
import type pg from "pg";
import type { SealedColumn } from "./migrate.ts";
import { createSeal } from "./sealing.ts";

/** Within the caller's transaction. Returns how many values were sealed anew; throws when one does not open. */
export async function reseal(
  client: pg.Client,
  columns: readonly SealedColumn[],
  { from, to }: { from: string; to: string },
): Promise<number> {
  let count = 0;
  for (const { table, id, column, purpose } of columns) {
    if (!(await exists(client, table, column))) continue;
    const [old, fresh] = [createSeal(from, purpose), createSeal(to, purpose)];
    // A key that was destroyed has nothing left to seal.
    const { rows } = await client.query<{ id: string; sealed: Buffer }>(
      `SELECT ${id}::text AS id, ${column} AS sealed FROM ${table} WHERE length(${column}) > 0 ORDER BY ${id} FOR UPDATE`,
    );
    for (const row of rows)
      await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${id}::text = $1`, [
        row.id,
        fresh.close(old.open(row.sealed)),
      ]);
    count += rows.length;
  }
  return count;
}

/** Whether the secret opens what is sealed; true where nothing is. */
export async function opensAll(client: pg.Client, columns: readonly SealedColumn[], secret: string): Promise<boolean> {
  for (const { table, column, purpose } of columns) {
    if (!(await exists(client, table, column))) continue;
    const { rows } = await client.query<{ sealed: Buffer }>(
      `SELECT ${column} AS sealed FROM ${table} WHERE length(${column}) > 0 LIMIT 1`,
    );
    try {
      for (const { sealed } of rows) createSeal(secret, purpose).open(sealed);
    } catch {
      return false;
    }
  }
  return true;
}

/** A database that an older version left may not have it yet. */
async function exists(client: pg.Client, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = $2 AND NOT attisdropped) AS found`,
    [table, column],
  );
  return rows[0]!.found;
}
