/** Keeps what signed-in devices showed us. Bookkeeping of the server itself, so no act is written. */
import { sql } from "drizzle-orm";
import { seenSessions } from "./tables/account.ts";
import { inTransaction } from "./write.ts";

export type SeenSession = { sessionId: string; userId: string; userAgent: string; address: string; provedAt: Date };

/** Notes that a device was here; a newer proof counts, an older one does not take it back. */
export const noteSession = (
  { sessionId, userId, userAgent, address, provedAt }: SeenSession,
  now: Date,
): Promise<void> =>
  inTransaction(async (tx) => {
    await tx
      .insert(seenSessions)
      .values({
        sessionId,
        userId,
        userAgent: userAgent.slice(0, 400),
        address,
        provedAt,
        firstSeenAt: now,
        lastSeenAt: now,
      })
      .onConflictDoUpdate({
        target: seenSessions.sessionId,
        set: {
          lastSeenAt: now,
          userAgent: userAgent.slice(0, 400),
          address,
          provedAt: sql`greatest(${seenSessions.provedAt}, excluded.proved_at)`,
        },
      });
  });
