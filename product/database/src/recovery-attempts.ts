/** Counts guesses at recovery codes. Bookkeeping of the server itself, and kept when the guess is refused, so no act is written. */
import { eq, sql } from "drizzle-orm";
import { recoveryAttempts as attempts } from "./tables/account.ts";
import { inTransaction } from "./write.ts";

const freeGuesses = 5;
const longestWaitSeconds = 900;
// Twice as long after each further guess; a day later everything is forgotten.
const wait = sql`make_interval(secs => least(${longestWaitSeconds}, power(2, least(${attempts.failures} - ${freeGuesses}, 20))))`;

/** Counted before it is made, so that a hundred at once are a hundred. Says how many seconds to wait; nought means go on. */
export const beginRecoveryAttempt = (userId: string, now: Date): Promise<number> =>
  inTransaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const counted = await tx
      .insert(attempts)
      .values({ userId, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: attempts.userId,
        set: {
          lastAt: now,
          failures: sql`CASE WHEN ${attempts.lastAt} < ${at} - interval '1 day' THEN 1 ELSE ${attempts.failures} + 1 END`,
        },
        // A refused attempt neither counts nor lengthens the wait.
        setWhere: sql`${attempts.failures} < ${freeGuesses} OR ${attempts.lastAt} + ${wait} <= ${at}`,
      })
      .returning();
    if (counted.length > 0) return 0;
    const seconds = sql<number>`ceil(extract(epoch FROM ${attempts.lastAt} + ${wait} - ${at}))::int`;
    const [left] = await tx.select({ seconds }).from(attempts).where(eq(attempts.userId, userId));
    return Math.max(1, left?.seconds ?? 1);
  });

/** A right code takes the guesses before it back. */
export const forgiveRecoveryAttempts = (userId: string): Promise<void> =>
  inTransaction(async (tx) => {
    await tx.delete(attempts).where(eq(attempts.userId, userId));
  });
