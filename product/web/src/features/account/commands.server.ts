import { clockNow } from "#request/clock.ts";
import { and, eq } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { normalisedRecoveryCode } from "@product/domain/credentials";
import { Refused } from "@product/domain/refusals";
import { beginRecoveryAttempt, forgiveRecoveryAttempts } from "@product/database/recovery-attempts";
import { recoveryCodes } from "@product/database/tables/account";
import { perform } from "#request/perform.ts";

type GivenCode = { userId: string; code: string; device?: string | undefined };

/**
 * Uses up a recovery code, together with what it is good for: when `removeFactors` fails, the code is still there. Who
 * guesses waits longer each time, for what stands on paper is short; a known device waits for its own guesses alone.
 */
export async function spendRecoveryCode(
  requestId: string,
  given: GivenCode,
  removeFactors: () => Promise<void>,
): Promise<void> {
  const seconds = await beginRecoveryAttempt(given, clockNow());
  if (seconds > 0) throw new Refused({ code: "recovery-code.wait", seconds });
  await spend(requestId, given, removeFactors);
  await forgiveRecoveryAttempts(given.userId);
}

/** The system acts, since someone who cannot show their second factor is nobody yet; the act names their account. */
const spend = (requestId: string, { userId, code }: GivenCode, removeFactors: () => Promise<void>): Promise<void> =>
  perform({ ...theSystem, request: { id: requestId } }, "second-factor.recover", async ({ tx, on }) => {
    on({ userId });
    const thisCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, await hashOfRecoveryCode(code)));
    // Of two who give the same code at once, one deletes the row and the other finds none.
    const spent = await tx.delete(recoveryCodes).where(thisCode).returning();
    if (spent.length === 0) throw new Refused({ code: "recovery-code.unknown" });
    await removeFactors();
  });

/** What is kept of a code: it is as good as a password, and long enough to need no salt. */
export async function hashOfRecoveryCode(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(normalisedRecoveryCode(code)));
  return new Uint8Array(hash).toHex();
}
