import { eq, sql } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { actSeals } from "@product/database/tables/ground/act";
import { inTransaction } from "@product/database/write";
import { chainStart, linkTo } from "./chain.ts";
import { chainEntries } from "./entries.ts";

/** Where an act lies in the chain, and whether it still is what was sealed there. */
export type Link = { seq: bigint; hash: Buffer; sealedAt: Date; holds: boolean };

/** Hashes the act again onto the link before it; undefined until it is sealed. */
export async function linkOf(actId: bigint): Promise<Link | undefined> {
  const [seal] = await reading.select().from(actSeals).where(eq(actSeals.actId, actId));
  if (!seal) return undefined;
  const [before] = await reading
    .select({ hash: actSeals.hash })
    .from(actSeals)
    .where(eq(actSeals.seq, seal.seq - 1n));
  const previous = seal.seq === 1n ? chainStart : before?.hash;
  const [entry] = await inTransaction((tx) => chainEntries(tx, sql`SELECT ${actId}::bigint AS id, 1 AS place`));
  const holds = Boolean(previous && entry && linkTo(previous, entry).equals(seal.hash));
  return { seq: seal.seq, hash: seal.hash, sealedAt: seal.sealedAt, holds };
}
