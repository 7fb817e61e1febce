import { clockNow } from "#request/clock.ts";
import { and, eq } from "drizzle-orm";
import type { Act } from "@product/domain/acts";
import { theSystem, type Person } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { beginRecoveryAttempt, forgiveRecoveryAttempts } from "@product/database/sign-in/recovery-attempts";
import { hashOfRecoveryCode } from "@product/database/sign-in/recovery-codes";
import { recoveryCodes } from "@product/database/tables/access/account";
import { isUnderWay, perform } from "#request/perform.ts";
import type { RequestSession } from "#request/session.ts";

const actOf = {
  password_changed: "password.change",
  email_changed: "email.change",
  phone_changed: "phone.change",
  factor_added: "second-factor.add",
  factor_removed: "second-factor.remove",
  identity_linked: "identity.link",
  identity_unlinked: "identity.unlink",
  passkey_added: "passkey.add",
  passkey_removed: "passkey.remove",
} as const satisfies Record<string, Act>;

/** An account event as the authentication service reports it before it takes effect: who did it, and from where. */
export type AccountEvent = {
  kind: keyof typeof actOf;
  userId: string;
  requestId: string;
  ip: string;
  userAgent: string;
};

/** Writes into the trail what was done to an account, by whatever way it came; a page that does it writes its own act. */
export async function recordAccountEvent({ kind, userId, requestId, ip, userAgent }: AccountEvent): Promise<void> {
  const act = actOf[kind];
  if (isUnderWay(act)) return;
  const request = { id: requestId, from: { address: ip, device: userAgent.slice(0, 400) } };
  const owner: Person = { kind: "person", id: userId, name: "", grants: [], request };
  await perform(owner, act, async ({ subject }) => void subject({ userId }));
}

type GivenCode = { userId: string; code: string; device?: string | undefined };

/**
 * Uses up a recovery code in the same transaction as `takeOff`, so that the code survives when `takeOff` fails. Each
 * wrong guess makes the next wait longer, because a code on paper is short; a known device waits for its own guesses
 * alone.
 */
export async function spendRecoveryCode(
  requestId: string,
  attempt: GivenCode,
  takeOff: () => Promise<void>,
): Promise<void> {
  const seconds = await beginRecoveryAttempt(attempt, clockNow());
  if (seconds > 0) throw new Refused({ code: "recovery-code.wait", seconds });
  await spend(requestId, attempt, takeOff);
  await forgiveRecoveryAttempts(attempt.userId);
}

/** The system acts, since someone who cannot show their second factor is nobody yet; the act names their account. */
const spend = (requestId: string, { userId, code }: GivenCode, takeOff: () => Promise<void>): Promise<void> =>
  perform({ ...theSystem, request: { id: requestId } }, "second-factor.recover", async ({ tx, subject }) => {
    subject({ userId });
    const thisCode = and(
      eq(recoveryCodes.userId, userId),
      eq(recoveryCodes.codeHash, hashOfRecoveryCode(userId, code)),
    );
    // When the same code is given twice at once, one request deletes the row and the other finds none.
    const spent = await tx.delete(recoveryCodes).where(thisCode).returning();
    if (spent.length === 0) throw new Refused({ code: "recovery-code.unknown" });
    await takeOff();
  });

/** Takes every second factor off an account, with the installation's own rights. */
export async function removeFactors({ admin }: Pick<RequestSession, "admin">, userId: string): Promise<void> {
  const { mfa } = admin().auth.admin;
  const { data, error } = await mfa.listFactors({ userId });
  if (error) throw error;
  for (const { id } of data.factors) {
    const removed = await mfa.deleteFactor({ userId, id });
    if (removed.error && removed.error.status !== 404) throw removed.error;
  }
}
