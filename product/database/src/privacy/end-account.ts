/** The end of a worker's sign-in account: what the product holds of it goes at once, and the authentication service is asked for its part. */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { dataClasses } from "@product/domain/privacy/data-classes";
import { enqueue } from "@product/database/jobs/queue";
import type { Transaction } from "@product/database/write";

/** Of who works in the office too only the link to the worker ends, with the worker's own row. */
export async function endAccountOf(tx: Transaction, workerId: string): Promise<void> {
  const { rows } = await tx.execute<{ userId: string; photo: string | null }>(sql`
    SELECT w.user_id AS "userId", p.file AS photo FROM app.worker w LEFT JOIN app.photo p ON p.user_id = w.user_id
    WHERE w.id = ${workerId} AND w.user_id IS NOT NULL AND ${sql.raw(isNoStaff("w.user_id"))}`);
  for (const { userId, photo } of rows) {
    for (const statement of ending) await tx.execute(sql`${sql.raw(statement)} = ${userId}`);
    await tx.execute(sql`INSERT INTO app.ended_account (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`);
    // Their key closes what the trail tells of the account, in older backups too; who had none gets one that is destroyed.
    await tx.execute(sql`INSERT INTO app.person_key (person_id, wrapped_key, destroyed_at) VALUES (${userId}, NULL, now())
      ON CONFLICT (person_id) DO UPDATE SET wrapped_key = NULL, destroyed_at = coalesce(person_key.destroyed_at, now())`);
    await enqueue(tx, { kind: "account.remove", payload: { userId, photo: photo ?? undefined }, uniqueKey: userId });
    await enqueue(tx, { kind: "keys.note-destroyed", uniqueKey: "note" });
  }
}

/** The same for an account that a backup brought back, named by itself or by its worker. */
export async function endRestoredAccount(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<{ userId: string }>(
    `SELECT user_id AS "userId" FROM app.worker w WHERE w.id = $1 AND user_id IS NOT NULL AND ${isNoStaff("w.user_id")}
     UNION SELECT user_id FROM app.account a WHERE user_id = $1 AND ${isNoStaff("a.user_id")}`,
    [id],
  );
  for (const { userId } of rows) {
    for (const statement of ending) await client.query(`${statement} = $1`, [userId]);
    await client.query(
      `INSERT INTO app.ended_account (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET removed_at = NULL`,
      [userId],
    );
  }
}

const isNoStaff = (column: string) => `NOT EXISTS (SELECT FROM app.staff s WHERE s.user_id = ${column})`;

// What was answered to their forms is kept for a day only, and is in no export. The account last, since its views point at it.
const ending = [
  ...dataClasses.account.tables.filter(({ table }) => table !== "account"),
  { table: "form_replay", by: "actor_id" },
  { table: "account", by: "user_id" },
].map(({ table, by }) => `DELETE FROM app.${table} WHERE ${by}`);
