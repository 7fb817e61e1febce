/** The links of a legal entity's chain over the punches of some days, with the link before them, so that others can check it. */
import { createHash } from "node:crypto";
import { and, asc, eq, gte, lt, max, min, sql } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { punches, punchSeals } from "@product/database/tables/day/punch";
import { inTransaction } from "@product/database/write";
import { punchEntries, registerStart, type PunchEntry } from "./chain.ts";

export type ChainLink = { seq: number; hash: string; fields: PunchEntry["fields"] };
export type ChainPart = { first: number; start: string; end: string; links: ChainLink[] };

/** Includes the entries written in between for other days: a chain has no gaps. */
export async function chainPart(legalEntityId: string, from: Date, before: Date): Promise<ChainPart> {
  const [bounds] = await reading
    .select({ first: min(punchSeals.seq), last: max(punchSeals.seq) })
    .from(punchSeals)
    .innerJoin(punches, eq(punches.id, punchSeals.punchId))
    .where(and(eq(punchSeals.legalEntityId, legalEntityId), gte(punches.at, from), lt(punches.at, before)));
  const none = registerStart.toString("hex");
  if (!bounds?.first || !bounds.last) return { first: 1, start: none, end: none, links: [] };
  const [first, last] = [BigInt(bounds.first), BigInt(bounds.last)];
  const seals = await reading
    .select()
    .from(punchSeals)
    .where(
      and(eq(punchSeals.legalEntityId, legalEntityId), gte(punchSeals.seq, first - 1n), lt(punchSeals.seq, last + 1n)),
    )
    .orderBy(asc(punchSeals.seq));
  const entries = await inTransaction((tx) =>
    punchEntries(
      tx,
      sql`SELECT punch_id AS id, seq AS place FROM app.punch_seal
        WHERE legal_entity_id = ${legalEntityId} AND seq BETWEEN ${first} AND ${last}`,
    ),
  );
  const fields = new Map(entries.map((entry) => [entry.id, entry.fields]));
  const links = seals
    .filter(({ seq }) => seq >= first)
    .map(({ seq, hash, punchId }) => ({
      seq: Number(seq),
      hash: hash.toString("hex"),
      fields: fields.get(punchId) ?? [],
    }));
  const former = seals.find(({ seq }) => seq === first - 1n);
  return {
    first: Number(first),
    start: former ? former.hash.toString("hex") : none,
    end: links.at(-1)?.hash ?? none,
    links,
  };
}

export const hexOf = (text: string): string => createHash("sha256").update(text).digest("hex");
