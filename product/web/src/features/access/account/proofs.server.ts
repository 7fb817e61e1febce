import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { proofMinutes } from "@product/domain/credentials";
import { database } from "@product/database/client";
import { seenSessions } from "@product/database/tables/access/account";
import { perform } from "#request/perform.ts";
import type { SignedIn } from "#request/session.ts";

/** Whether someone must show again who they are: when they signed in, and when they last did so since, is too long ago. */
export async function isProofDue({ sessionId, provedAt }: SignedIn, now: Date): Promise<boolean> {
  const [seen] = await database
    .select({ provedAt: seenSessions.provedAt })
    .from(seenSessions)
    .where(eq(seenSessions.sessionId, sessionId));
  const last = Math.max(provedAt.getTime(), seen?.provedAt.getTime() ?? 0);
  return now.getTime() - last > proofMinutes * 60_000;
}

export const recordProof = (actor: Actor, { userId, sessionId }: SignedIn): Promise<void> =>
  perform(actor, "account.prove", async ({ tx, now, subject }) => {
    subject({ userId });
    await tx
      .update(seenSessions)
      .set({ provedAt: now })
      .where(and(eq(seenSessions.sessionId, sessionId), eq(seenSessions.userId, userId)));
  });
