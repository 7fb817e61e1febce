/** A new password: checked first, outside the transaction because hashing takes its time; then written with all that follows. */
import { secondsAfter } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { notify } from "@platform/auth/one-time/send";
import { clearTokens } from "@platform/auth/one-time/tokens";
import { laneOf, type Hashing } from "@platform/auth/passwords/passwords";
import { ensureStrength } from "@platform/auth/passwords/strength";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { nonceAddress } from "@platform/auth/sessions/fresh-proof";
import { endOtherSessions } from "@platform/auth/sessions/end-sessions";
import { changeUser } from "./change-user.ts";
import type { UserRow } from "./user.ts";

export type NewPassword = { hash: string };

const recentSeconds = 24 * 60 * 60;

/** Whether a session is so old that a new password asks for a code first. */
export function needsNonce({ auth, session, now }: UserCall): boolean {
  const isOld = !session || secondsAfter(session.created_at, recentSeconds) < now;
  return auth.settings.password.requireReauthentication && isOld;
}

export async function preparePassword(
  call: UserCall,
  { password, current }: { password: string; current: string },
): Promise<NewPassword> {
  const { auth, user, session } = call;
  const rules = auth.settings.password;
  return auth.passwords.queued(laneOf(call), async (hashing) => {
    await ensureCurrent(call, current, hashing);
    ensureStrength(password, rules, session?.aal === "aal2");
    if (user.encrypted_password && (await hashing.verify(password, user.encrypted_password)).matches)
      throw new AuthError(422, "same_password", "New password should be different from the old password.");
    return { hash: await hashing.hash(password) };
  });
}

/** Asks for the current password, except after a recovery link: a person who used one does not know it. */
async function ensureCurrent(call: UserCall, current: string, { verify }: Hashing): Promise<void> {
  const { auth, user, session } = call;
  if (!auth.settings.password.requireCurrent || !user.encrypted_password) return;
  if (session?.amr.some(({ method }) => method === "recovery" || method === "otp")) return;
  if (current === "")
    throw new AuthError(400, "current_password_required", "Current password required when setting new password.");
  const attempt = await auth.attempts.begin(call, "password", nonceAddress(user));
  if (!(await verify(current, user.encrypted_password)).matches)
    throw new AuthError(400, "current_password_invalid", "Current password required when setting new password.");
  await attempt.succeeded();
}

/** Ends all other sessions and unused links: one of them may be the reason for the new password. */
export async function changePassword(tx: Sql, call: UserCall, user: UserRow, { hash }: NewPassword): Promise<UserRow> {
  const { now, session } = call;
  await clearTokens(tx, user.id);
  await endOtherSessions(tx, user.id, session?.id);
  await audit(tx, call, "user_updated_password", user);
  await notify(tx, call, user, "password_changed");
  await recordAccountEvent(call, "password_changed", user.id);
  return changeUser(tx, user.id, { encrypted_password: hash, reauthentication_sent_at: null }, now);
}
