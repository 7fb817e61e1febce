/** Reads the register of a legal entity again and says what does not fit: altered, removed, or never sealed. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { punches, punchesEnded, punchSeals } from "@product/database/tables/day/punch";
import { inTransaction } from "@product/database/write";
import { linkPunch, punchEntries, registerStart } from "./chain.ts";

export type RegisterFault =
  | { fault: "altered" | "removed"; seq: bigint; punchId: string }
  | { fault: "seal-missing"; seq: bigint }
  | { fault: "unsealed"; punchId: string };

export type RegisterVerdict = { sealed: bigint; until: Date | undefined; faults: RegisterFault[] };

const mostFaults = 100;
// A seal normally follows within two seconds; a minute allows for a sealer that was being restarted.
const sealPatienceMs = 60_000;

/** The chain goes on from the stored link after each fault. `now` is when it is looked at. */
export async function verifyRegister(legalEntityId: string, now: Date, batch = 2_000): Promise<RegisterVerdict> {
  const faults: RegisterFault[] = [];
  let previous = registerStart;
  let seq = 0n;
  let until: Date | undefined;
  while (faults.length < mostFaults) {
    const seals = await reading
      .select()
      .from(punchSeals)
      .where(and(eq(punchSeals.legalEntityId, legalEntityId), gt(punchSeals.seq, seq)))
      .orderBy(asc(punchSeals.seq))
      .limit(batch);
    if (seals.length === 0) break;
    const found = await inTransaction((tx) =>
      punchEntries(
        tx,
        sql`SELECT punch_id AS id, seq AS place FROM app.punch_seal WHERE legal_entity_id = ${legalEntityId}
          AND seq BETWEEN ${seals[0]!.seq} AND ${seals.at(-1)!.seq}`,
      ),
    );
    const ended = new Set(await endedAmong(seals.map(({ punchId }) => punchId)));
    const entries = new Map(found.map((entry) => [entry.id, entry]));
    for (const seal of seals) {
      while (++seq < seal.seq) faults.push({ fault: "seal-missing", seq });
      const entry = entries.get(seal.punchId);
      // A punch removed at the end of its term is not missing.
      if (!entry) {
        if (!ended.has(seal.punchId)) faults.push({ fault: "removed", seq, punchId: seal.punchId });
      } else if (!linkPunch(previous, entry).equals(seal.hash))
        faults.push({ fault: "altered", seq, punchId: seal.punchId });
      previous = seal.hash;
      until = seal.sealedAt;
    }
  }
  const left = await reading
    .select({ id: punches.id })
    .from(punches)
    .where(
      sql`${punches.legalEntityId} = ${legalEntityId} AND ${punches.receivedAt} < ${new Date(now.getTime() - sealPatienceMs)}
        AND NOT EXISTS (SELECT FROM app.punch_seal WHERE punch_id = ${punches.id})`,
    )
    .limit(mostFaults);
  for (const { id } of left) faults.push({ fault: "unsealed", punchId: id });
  return { sealed: seq, until, faults: faults.slice(0, mostFaults) };
}

const endedAmong = async (ids: readonly string[]): Promise<string[]> =>
  (
    await reading
      .select({ id: punchesEnded.punchId })
      .from(punchesEnded)
      .where(sql`${punchesEnded.punchId} = ANY(${sql.param([...ids])}::uuid[])`)
  ).map(({ id }) => id);
