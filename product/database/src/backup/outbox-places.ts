/** Carries over to another cluster how far each reader of the outbox has come. */
import type pg from "pg";
import type { Manifest } from "./manifest.ts";

/** Commit order is told by transaction numbers, which stay behind; the smallest act not yet read is a safe place to go on. */
export async function outboxPlaces(client: pg.Client): Promise<Manifest["outbox"]> {
  if (!(await hasOutbox(client))) return [];
  const { rows } = await client.query<Manifest["outbox"][number]>(
    `SELECT consumer, coalesce(
       (SELECT min(id) - 1 FROM app.act WHERE (transaction, id) > (reader.transaction, reader.act_id)),
       (SELECT max(id) FROM app.act), 0)::text AS after
     FROM app.outbox_cursor reader ORDER BY consumer`,
  );
  return rows;
}

/** All acts came with the restore's own transaction, so that their order is now that of their ids. */
export async function setOutboxPlaces(client: pg.Client, places: Manifest["outbox"]): Promise<void> {
  if (!(await hasOutbox(client))) return;
  for (const { consumer, after } of places)
    await client.query(
      `UPDATE app.outbox_cursor SET transaction = pg_current_xact_id(), act_id = $2 WHERE consumer = $1`,
      [consumer, after],
    );
}

async function hasOutbox(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('app.outbox_cursor') IS NOT NULL AS found`);
  return rows[0].found;
}
