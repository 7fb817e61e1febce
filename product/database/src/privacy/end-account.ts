/** The end of a worker's sign-in account: what the product holds of it goes at once, and the authentication service is asked for its part. */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { dataClasses } from "@product/domain/privacy/data-classes";
import { enqueue } from "@product/database/jobs/queue";
import type { Transaction } from "@product/database/write";

/** An account that also belongs to the office stays; only its link to the worker ends, with the worker's own row. */
export async function endAccountOf(tx: Transaction, workerId: string): Promise<void> {
  const { rows } = await tx.execute<Ending>(sql`
    SELECT w.user_id AS "userId", p.file AS photo FROM app.worker w LEFT JOIN app.photo p ON p.user_id = w.user_id
    WHERE w.id = ${workerId} AND w.user_id IS NOT NULL AND NOT ${sql.raw(isColleague("w.user_id"))}`);
  for (const { userId, photo } of rows) {
    for (const statement of ending) await tx.execute(sql`${sql.raw(statement)} = ${userId}`);
    await tx.execute(
      sql`INSERT INTO app.ended_account (user_id, photo) VALUES (${userId}, ${photo}) ON CONFLICT DO NOTHING`,
    );
    // Their key closes what the trail tells of the account, in older backups too; who had none gets one that is destroyed.
    await tx.execute(sql`INSERT INTO app.person_key (person_id, wrapped_key, destroyed_at) VALUES (${userId}, NULL, now())
      ON CONFLICT (person_id) DO UPDATE SET wrapped_key = NULL, destroyed_at = coalesce(person_key.destroyed_at, now())`);
    await enqueue(tx, { kind: "account.remove", payload: { userId }, uniqueKey: userId });
    await enqueue(tx, { kind: "keys.note-destroyed", uniqueKey: "note" });
  }
}

type Ending = { userId: string; photo: string | null };

/** The same for an account that a backup brought back, named by itself or by its worker. */
export async function endRestoredAccount(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<Ending>(
    `SELECT a.user_id AS "userId", p.file AS photo FROM (
       SELECT user_id FROM app.worker WHERE id = $1 AND user_id IS NOT NULL UNION SELECT user_id FROM app.account WHERE user_id = $1
     ) AS a LEFT JOIN app.photo p USING (user_id) WHERE NOT ${isColleague("a.user_id")}`,
    [id],
  );
  for (const { userId, photo } of rows) {
    for (const statement of ending) await client.query(`${statement} = $1`, [userId]);
    await client.query(
      `INSERT INTO app.ended_account (user_id, photo) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET removed_at = NULL, photo = coalesce(excluded.photo, ended_account.photo)`,
      [userId, photo],
    );
  }
}

/** A person who was only invited to the office, or has left it, keeps no account by that. */
const isColleague = (column: string) => `EXISTS (SELECT FROM app.staff s WHERE s.user_id = ${column}
  AND s.joined_at IS NOT NULL AND s.deactivated_at IS NULL)`;

// Answers to forms are kept for a day only, and are in no export. Groups that a former colleague was in charge of lose
// that person. The account goes last, since views point at it; only where a list still names its owner is an empty one
// kept.
const ending = [
  ...dataClasses.account.tables.filter(({ table }) => table !== "account"),
  { table: "form_replay", by: "actor_id" },
  ...["staff", "membership", "event_manager"].map((table) => ({ table, by: "user_id" })),
]
  .map(({ table, by }) => `DELETE FROM app.${table} WHERE ${by}`)
  .concat(
    'UPDATE app."group" SET responsible_id = NULL WHERE responsible_id',
    "UPDATE app.account SET name = '—' WHERE user_id",
    "DELETE FROM app.account WHERE NOT EXISTS (SELECT FROM app.list l WHERE l.owner_id = account.user_id) AND user_id",
  );
