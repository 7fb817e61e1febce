/**
 * Counts wrong PINs of devices by the network that they come from: whoever tries many slows down themselves alone. Bookkeeping of the
 * server itself, and kept when the guess is refused, so no act is written.
 */
import { eq, lt, sql } from "drizzle-orm";
import { networkOf } from "@platform/kernel/network";
import { keyedHash } from "@product/database/keyed-hash";
import { pinGuesses } from "@product/database/tables/day/device";
import { inTransaction } from "@product/database/write";

const windowMs = 15 * 60_000;
const mostOfOne = 10;

const sourceOf = (address: string): Buffer => keyedHash(`guesses at pins network ${networkOf(address)}`);

/** Counted before it is made, so that a hundred at once are a hundred. Says how many minutes to wait; nought means go on. */
export const beginGuess = (address: string, now: Date): Promise<number> =>
  inTransaction(async (tx) => {
    await tx.delete(pinGuesses).where(lt(pinGuesses.since, new Date(now.getTime() - 24 * 3_600_000)));
    const old = sql`${pinGuesses.since} <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
    const [tried] = await tx
      .insert(pinGuesses)
      .values({ source: sourceOf(address), tries: 1, since: now })
      .onConflictDoUpdate({
        target: pinGuesses.source,
        set: {
          tries: sql`CASE WHEN ${old} THEN 1 ELSE ${pinGuesses.tries} + 1 END`,
          since: sql`CASE WHEN ${old} THEN ${now.toISOString()}::timestamptz ELSE ${pinGuesses.since} END`,
        },
      })
      .returning();
    if (tried!.tries <= mostOfOne) return 0;
    return Math.max(1, Math.ceil((tried!.since.getTime() + windowMs - now.getTime()) / 60_000));
  });

/** It was right, and is none: a venue may pair as many devices as it likes. */
export const forgiveGuess = (address: string): Promise<void> =>
  inTransaction(async (tx) => {
    await tx
      .update(pinGuesses)
      .set({ tries: sql`greatest(${pinGuesses.tries} - 1, 0)` })
      .where(eq(pinGuesses.source, sourceOf(address)));
  });
