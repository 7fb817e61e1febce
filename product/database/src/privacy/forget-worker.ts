/** Takes away what is held of a worker, by the inventory: the rows of its tables, and all of their own row that says who it was. */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { classIds, classOf } from "@product/domain/privacy/data-classes";
import type { Transaction } from "@product/database/write";

// What a list was at a moment and the trail are written once, and name people by an id that nobody is behind any more.
const stays: ReadonlySet<string> = new Set(["worker", "erasure", "list_moment_member", "act_subject"]);

const forgotten = classIds
  .flatMap((id) => classOf(id).tables)
  // What hangs on another row goes along with it.
  .filter(({ table, of }) => !of && !stays.has(table));

export async function forgetWorker(
  tx: Transaction,
  workerId: string,
  status: "data_blocked" | "erased",
): Promise<void> {
  for (const { table, by } of forgotten)
    await tx.execute(sql`DELETE FROM app.${sql.identifier(table)} WHERE ${sql.identifier(by)} = ${workerId}`);
  await tx.execute(sql`SELECT app.empty_worker(${workerId}, ${status})`);
}

/** The same for someone who came back with a backup, by the connection that restores it. */
export async function forgetRestored(client: pg.Client, workerId: string): Promise<void> {
  await client.query("DELETE FROM app_sealed.held WHERE worker_id = $1", [workerId]);
  for (const { table, by } of forgotten) await client.query(`DELETE FROM app.${table} WHERE ${by} = $1`, [workerId]);
  await client.query("SELECT app.empty_worker($1, 'erased')", [workerId]);
}
