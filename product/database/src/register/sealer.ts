/** Links committed punches into the chain of their legal entity, in commit order, one process at a time. */
import { desc, sql } from "drizzle-orm";
import { punchSeals } from "@product/database/tables/day/punch";
import { inTransaction, type Transaction } from "@product/database/write";
import { linkPunch, punchEntries, registerStart } from "./chain.ts";

/** Seals what is committed for good, and returns how many punches that was. Another process at it means none here. */
export const sealPunches = ({ limit = 500 } = {}): Promise<number> =>
  inTransaction(async (tx) => {
    const { rows: turn } = await tx.execute<{ isOurs: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('sealing of punches')) AS "isOurs"`,
    );
    if (!turn[0]!.isOurs) return 0;
    // From the transaction of the last sealed one on: all of it may not have fitted, and a restore gives every row the same.
    const entries = await punchEntries(
      tx,
      sql`SELECT id, row_number() OVER (ORDER BY transaction, written) AS place FROM app.punch
        WHERE transaction < pg_snapshot_xmin(pg_current_snapshot())
          AND transaction >= coalesce((SELECT p.transaction FROM app.punch p
            JOIN app.punch_seal s ON s.punch_id = p.id ORDER BY s.number DESC LIMIT 1), '0'::xid8)
          AND NOT EXISTS (SELECT FROM app.punch_seal WHERE punch_id = punch.id)
        ORDER BY transaction, written LIMIT ${limit}`,
    );
    if (entries.length === 0) return 0;
    const ends = await endsOf(tx, [...new Set(entries.map(({ legalEntityId }) => legalEntityId))]);
    const seals = entries.map((entry) => {
      const { legalEntityId, id: punchId } = entry;
      const end = ends.get(legalEntityId) ?? { seq: 0n, hash: registerStart };
      const next = { seq: end.seq + 1n, hash: linkPunch(end.hash, entry) };
      ends.set(legalEntityId, next);
      return { legalEntityId, punchId, ...next };
    });
    await tx.insert(punchSeals).values(seals);
    return seals.length;
  });

async function endsOf(tx: Transaction, entities: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([punchSeals.legalEntityId])
    .from(punchSeals)
    .where(sql`${punchSeals.legalEntityId} = ANY(${sql.param([...entities])}::uuid[])`)
    .orderBy(punchSeals.legalEntityId, desc(punchSeals.seq));
  return new Map(rows.map(({ legalEntityId, seq, hash }) => [legalEntityId, { seq, hash }]));
}
