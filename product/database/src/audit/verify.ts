/** Reads the whole trail again and says what does not fit: altered, removed, reordered, or never sealed. */
import { asc, gt, lt, sql } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { actRoots, acts, actSeals } from "@product/database/tables/ground/act";
import { inTransaction } from "@product/database/write";
import { chainStart, linkTo } from "./chain.ts";
import { chainEntries } from "./entries.ts";
import { isSignedBy } from "./roots.ts";

export type ChainFault =
  | { fault: "altered"; seq: bigint; actId: bigint }
  | { fault: "removed"; seq: bigint; actId: bigint }
  | { fault: "seal-missing"; seq: bigint }
  | { fault: "unsealed"; actId: bigint }
  | { fault: "root-forged" | "root-unreached"; day: string };

export type Verdict = { sealed: bigint; until: Date | undefined; faults: ChainFault[] };

/** `secret` checks the daily signatures too. Faults are told up to a hundred; the chain goes on from the stored link after each. */
export async function verifyTrail(options: { secret?: string; batch?: number; now?: Date } = {}): Promise<Verdict> {
  const { secret, batch = 2_000, now = new Date() } = options;
  const faults: ChainFault[] = [];
  const roots = new Map((await reading.select().from(actRoots)).map((root) => [root.seq, root]));
  let previous = chainStart;
  let seq = 0n;
  let until: Date | undefined;
  while (faults.length < mostFaults) {
    const seals = await reading
      .select()
      .from(actSeals)
      .where(gt(actSeals.seq, seq))
      .orderBy(asc(actSeals.seq))
      .limit(batch);
    if (seals.length === 0) break;
    const entries = await entriesOf(seals[0]!.seq, seals.at(-1)!.seq);
    for (const seal of seals) {
      while (++seq < seal.seq) faults.push({ fault: "seal-missing", seq });
      const entry = entries.get(String(seal.actId));
      if (!entry) faults.push({ fault: "removed", seq, actId: seal.actId });
      else if (!linkTo(previous, entry).equals(seal.hash)) faults.push({ fault: "altered", seq, actId: seal.actId });
      const root = roots.get(seq);
      if (root && (!root.hash.equals(seal.hash) || (secret && !isSignedBy(secret, root, root.signature))))
        faults.push({ fault: "root-forged", day: root.day });
      roots.delete(seq);
      previous = seal.hash;
      until = seal.sealedAt;
    }
  }
  for (const { day, seq: signed } of roots.values()) if (signed > seq) faults.push({ fault: "root-unreached", day });
  for (const actId of await leftUnsealed(now)) faults.push({ fault: "unsealed", actId });
  return { sealed: seq, until, faults: faults.slice(0, mostFaults) };
}

const mostFaults = 100;
// A seal normally follows within two seconds; a minute allows for a sealer that was being restarted.
const sealPatienceMs = 60_000;

const entriesOf = (first: bigint, last: bigint) =>
  inTransaction(async (tx) => {
    const source = sql`SELECT act_id AS id, seq AS place FROM app.act_seal WHERE seq BETWEEN ${first} AND ${last}`;
    return new Map((await chainEntries(tx, source)).map((entry) => [entry.id, entry]));
  });

async function leftUnsealed(now: Date): Promise<bigint[]> {
  const rows = await reading
    .select({ id: acts.id })
    .from(acts)
    .where(
      sql`${lt(acts.at, new Date(now.getTime() - sealPatienceMs))} AND NOT EXISTS (SELECT FROM app.act_seal WHERE act_id = ${acts.id})`,
    )
    .limit(mostFaults);
  return rows.map(({ id }) => id);
}
