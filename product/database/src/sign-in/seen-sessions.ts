/** Keeps what signed-in devices showed us. Bookkeeping of the server itself, so no act is written. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { seenSessions } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { inTransaction } from "@product/database/write";

export type SeenSession = {
  sessionId: string;
  userId: string;
  email: string;
  hasSecondFactor: boolean;
  userAgent: string;
  address: string;
  provedAt: Date;
};

/** Notes that a device was here; a newer proof counts, an older one does not take it back. */
export const recordSession = (
  { sessionId, userId, email, hasSecondFactor, userAgent, address, provedAt }: SeenSession,
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
    // The service's facts about a colleague are kept beside their name, so that a list need not ask it about each.
    await tx
      .update(staff)
      .set({
        email,
        hasSecondFactor,
        lastSeenAt: now,
        joinedAt: sql`coalesce(${staff.joinedAt}, ${now.toISOString()})`,
      })
      .where(and(eq(staff.userId, userId), isNull(staff.deactivatedAt)));
  });
