/** Links committed acts into the chain, in commit order, one process at a time. */
import { setTimeout as pause } from "node:timers/promises";
import { desc, sql } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { acts, actSeals } from "@product/database/tables/ground/act";
import { inTransaction, type Transaction } from "@product/database/write";
import { chainStart, linkTo } from "./chain.ts";
import { chainEntries } from "./entries.ts";

const sealerLock = 7_201_977;

/**
 * Seals what is committed for good, and returns how many acts that was. Another process at it means none here. After a
 * restore the order of commits is lost, so that all acts without a seal are looked for.
 */
export const sealActs = ({ limit = 500, isRestored = false } = {}): Promise<number> =>
  inTransaction(async (tx) => {
    if (!(await isMine(tx))) return 0;
    const [last] = await tx.select().from(actSeals).orderBy(desc(actSeals.seq)).limit(1);
    const entries = await chainEntries(
      tx,
      sql`SELECT id, row_number() OVER (ORDER BY transaction, id) AS place FROM app.act
        WHERE transaction < pg_snapshot_xmin(pg_current_snapshot())
          AND NOT EXISTS (SELECT FROM app.act_seal WHERE act_id = act.id)
          AND ${isRestored || !last ? sql`true` : sql`(transaction, id) > (SELECT transaction, id FROM app.act WHERE id = ${last.actId})`}
        ORDER BY transaction, id LIMIT ${limit}`,
    );
    if (entries.length === 0) return 0;
    let seq = last?.seq ?? 0n;
    let hash = last?.hash ?? chainStart;
    const seals = entries.map((entry) => {
      hash = linkTo(hash, entry);
      return { seq: ++seq, actId: BigInt(entry.id), hash };
    });
    await tx.insert(actSeals).values(seals);
    return seals.length;
  });

/**
 * Seals, after a restore, whatever the backup held without a seal. A transaction elsewhere on the server may hold that up.
 * False when it did so for too long; the same may be tried again until the app has sealed something newer.
 */
export async function sealRestoredActs(patienceMs = 60_000): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    while ((await sealActs({ isRestored: true })) > 0);
    const unsealed = sql`NOT EXISTS (SELECT FROM app.act_seal WHERE act_id = ${acts.id})`;
    if ((await reading.$count(acts, unsealed)) === 0) return true;
    if (Date.now() > deadline) return false;
    await pause(200);
  }
}

async function isMine(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isOurs: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${sealerLock}) AS "isOurs"`,
  );
  return rows[0]!.isOurs;
}
