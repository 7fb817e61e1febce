import { and, eq } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { normalisedRecoveryCode } from "@product/domain/credentials";
import { Refused } from "@product/domain/refusals";
import { recoveryCodes } from "@product/database/tables/account";
import { perform } from "#request/perform.ts";

/**
 * Uses up a recovery code, together with what it is good for: when `removeFactors` fails, the code is still there. The system
 * acts, since someone who cannot show their second factor is nobody yet; the act names their account.
 */
export const spendRecoveryCode = (
  requestId: string,
  { userId, code }: { userId: string; code: string },
  removeFactors: () => Promise<void>,
): Promise<void> =>
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
