/** Counts guesses at recovery codes. Bookkeeping of the server itself, and kept when the guess is refused, so no act is written. */
import { and, eq, sql } from "drizzle-orm";
import { recoveryGuesses as guesses } from "@product/database/tables/access/account";
import { inTransaction } from "@product/database/write";

const freeGuesses = 5;
const longestWaitSeconds = 900;
// Twice as long after each further guess; a day later everything is forgotten.
const wait = sql`make_interval(secs => least(${longestWaitSeconds}, power(2, least(${guesses.failures} - ${freeGuesses}, 20))))`;

/** Whose guess it is. Those of one known device, and those of all strangers, are counted apart: nobody locks another out. */
type Guess = { userId: string; device?: string | undefined };

/** Counted before it is made, so that a hundred at once are a hundred. Says how many seconds to wait; nought means go on. */
export const beginRecoveryAttempt = ({ userId, device = "" }: Guess, now: Date): Promise<number> =>
  inTransaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const counted = await tx
      .insert(guesses)
      .values({ userId, device, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [guesses.userId, guesses.device],
        set: {
          lastAt: now,
          failures: sql`CASE WHEN ${guesses.lastAt} < ${at} - interval '1 day' THEN 1 ELSE ${guesses.failures} + 1 END`,
        },
        // A refused attempt neither counts nor lengthens the wait.
        setWhere: sql`${guesses.failures} < ${freeGuesses} OR ${guesses.lastAt} + ${wait} <= ${at}`,
      })
      .returning();
    if (counted.length > 0) return 0;
    const seconds = sql<number>`ceil(extract(epoch FROM ${guesses.lastAt} + ${wait} - ${at}))::int`;
    const [left] = await tx
      .select({ seconds })
      .from(guesses)
      .where(and(eq(guesses.userId, userId), eq(guesses.device, device)));
    return Math.max(1, left?.seconds ?? 1);
  });

/** A right code takes the guesses before it back. */
export const forgiveRecoveryAttempts = (userId: string): Promise<void> =>
  inTransaction(async (tx) => {
    await tx.delete(guesses).where(eq(guesses.userId, userId));
  });
