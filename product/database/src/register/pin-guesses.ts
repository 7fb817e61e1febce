/** Counts guesses at the PINs of devices. Bookkeeping of the server itself, and kept when the guess is refused, so no act is written. */
import { lt, sql } from "drizzle-orm";
import { keyedHash } from "@product/database/keyed-hash";
import { pinGuesses } from "@product/database/tables/day/device";
import { inTransaction, type Transaction } from "@product/database/write";

const windowMs = 15 * 60_000;
const mostOfOne = 10;
const mostOfAll = 100;

/** Counted before it is made, so that a hundred at once are a hundred. Nought means go on. */
export const minutesToWait = (address: string, now: Date): Promise<number> =>
  inTransaction(async (tx) => {
    await tx.delete(pinGuesses).where(lt(pinGuesses.since, new Date(now.getTime() - 24 * 3_600_000)));
    const own = await counted(tx, `address ${address}`, mostOfOne, now);
    // Whoever waits already uses up nothing of what all may try.
    return own > 0 ? own : counted(tx, "all", mostOfAll, now);
  });

async function counted(tx: Transaction, name: string, most: number, now: Date): Promise<number> {
  const source = keyedHash(`guesses at pins ${name}`);
  const old = sql`${pinGuesses.since} <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
  const [tried] = await tx
    .insert(pinGuesses)
    .values({ source, tries: 1, since: now })
    .onConflictDoUpdate({
      target: pinGuesses.source,
      set: {
        tries: sql`CASE WHEN ${old} THEN 1 ELSE ${pinGuesses.tries} + 1 END`,
        since: sql`CASE WHEN ${old} THEN ${now.toISOString()}::timestamptz ELSE ${pinGuesses.since} END`,
      },
    })
    .returning();
  if (tried!.tries <= most) return 0;
  return Math.max(1, Math.ceil((tried!.since.getTime() + windowMs - now.getTime()) / 60_000));
}
