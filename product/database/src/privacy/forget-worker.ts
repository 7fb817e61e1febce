/** Takes away what is held of a worker, by the inventory: the rows of its tables, and all of their own row that says who it was. */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { classIds, classOf } from "@product/domain/privacy/data-classes";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { enqueue } from "@product/database/jobs/queue";
import type { Transaction } from "@product/database/write";
import { endAccountOf, endRestoredAccount } from "./end-account.ts";
import { erasedBeside, erasedFields } from "./worker-erasure.ts";

// Snapshots of lists, the trail, the register and what was handed over are written once, and name the person only by an
// id that leads to no record any more; complaints end by themselves.
const stays: ReadonlySet<string> = new Set([
  "worker",
  "erasure",
  "list_moment_member",
  "act_subject",
  "punch",
  "hours_batch_line",
  "hours_terms",
  "complaint",
]);
// Closed hours are written once too, but for the words of a dispute.
const onlyWhere: Readonly<Record<string, string>> = { hours_line: "period_id IS NULL AND " };

const forgotten = classIds
  .flatMap((id) => classOf(id).tables)
  // Rows that hang on another row are deleted along with it.
  .filter(({ table, of }) => !of && !stays.has(table))
  .map(({ table, by }) => `DELETE FROM app.${table} WHERE ${onlyWhere[table] ?? ""}${by}`)
  .concat("UPDATE app.hours_line SET dispute = '' WHERE period_id IS NOT NULL AND dispute <> '' AND worker_id");

export async function forgetWorker(
  tx: Transaction,
  workerId: string,
  status: "data_blocked" | "erased",
): Promise<void> {
  // Applications sent before the person was known had keys of their own, which older backups still open.
  await tx.execute(sql`UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now() WHERE destroyed_at IS NULL
    AND person_id IN (SELECT id FROM app.application WHERE worker_id = ${workerId} AND id <> ${workerId})`);
  await endAccountOf(tx, workerId);
  for (const statement of forgotten) await tx.execute(sql`${sql.raw(statement)} = ${workerId}`);
  await tx.execute(sql`${sql.raw(emptied)}, status = ${status} WHERE id = ${workerId}`);
  // Names stand among the words of searches too. They are tidied apart, since nobody may write a worker meanwhile.
  await enqueue(tx, { kind: "words.forget", uniqueKey: "erased" });
}

/** The same for someone who came back with a backup, or for an account that did, by the connection that restores it. */
export async function forgetRestored(client: pg.Client, workerId: string): Promise<void> {
  await endRestoredAccount(client, workerId);
  await client.query("DELETE FROM app_sealed.held WHERE worker_id = $1", [workerId]);
  await client.query("DELETE FROM app.application WHERE id = $1", [workerId]);
  // Constraints are asked at once here, and closed hours let go only of the words of somebody erased.
  await client.query(`${emptied}, status = 'erased' WHERE id = $1`, [workerId]);
  for (const statement of forgotten) await client.query(`${statement} = $1`, [workerId]);
}

/** The worker's own row keeps only what others refer to: its code, its legal entity and its status. */
const emptied = `UPDATE app.worker SET ${[...erasedFields(workerFieldRows), ...erasedBeside].join(", ")},
  status_since = now(), version = version + 1, updated_at = now()`;
