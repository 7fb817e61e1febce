/** A new password: checked first, outside the transaction because hashing takes its time; then written with all that follows. */
import { secondsAfter, secondsBefore } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { notify } from "@platform/auth/one-time/send";
import { clearTokens, findToken, takeToken, type TokenType, type TypedProof } from "@platform/auth/one-time/tokens";
import { turnOf, type Hashing } from "@platform/auth/passwords/passwords";
import { insistOnStrength } from "@platform/auth/passwords/strength";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { AuthError } from "@platform/auth/request/errors";
import { endOtherSessions } from "@platform/auth/sessions/end-sessions";
import { changeUser } from "./change-user.ts";
import type { UserRow } from "./user.ts";

export type NewPassword = { hash: string; nonce: string; needsNonce: boolean };

const recentSeconds = 24 * 60 * 60;

export async function preparePassword(
  call: UserCall,
  { password, current, nonce }: { password: string; current: string; nonce: string },
): Promise<NewPassword> {
  const { auth, user, session, now } = call;
  const rules = auth.settings.password;
  const isOld = !session || secondsAfter(session.created_at, recentSeconds) < now;
  const needsNonce = rules.requireReauthentication && isOld;
  if (needsNonce && nonce === "")
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  // Before anything of the old password is compared: wrong digits must not be a way to try passwords.
  if (needsNonce) await insistOnNonce(call, nonce);
  return auth.passwords.inTurn(turnOf(call), async (hashing) => {
    await insistOnCurrent(call, current, hashing);
    insistOnStrength(password, rules, session?.aal === "aal2");
    if (user.encrypted_password && (await hashing.verify(password, user.encrypted_password)).matches)
      throw new AuthError(422, "same_password", "New password should be different from the old password.");
    return { hash: await hashing.hash(password), nonce, needsNonce };
  });
}

/** Guesses count as those at a code do; the token itself is used up with the change. */
async function insistOnNonce(call: UserCall, nonce: string): Promise<void> {
  const attempt = await call.auth.attempts.begin(call, "code", addressOf(call.user));
  if ((await findToken(call.auth.db, ...nonceOf(call, nonce)))?.user_id !== call.user.id) throw nonceWrong();
  await attempt.succeeded();
}

function nonceOf({ auth, user, now }: UserCall, otp: string): [TypedProof, TokenType[], Date] {
  const lifetime = user.email ? auth.settings.email.otpSeconds : auth.settings.phone.otpSeconds;
  return [{ address: addressOf(user), otp }, ["reauthentication_token"], secondsBefore(now, lifetime)];
}

const addressOf = ({ email, phone }: UserRow) => email ?? phone ?? "";

const nonceWrong = () => new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");

/** Whoever came through a recovery link has just shown that they cannot know it. */
async function insistOnCurrent(call: UserCall, current: string, { verify }: Hashing): Promise<void> {
  const { auth, user, session } = call;
  if (!auth.settings.password.requireCurrent || !user.encrypted_password) return;
  if (session?.amr.some(({ method }) => method === "recovery" || method === "otp")) return;
  if (current === "")
    throw new AuthError(400, "current_password_required", "Current password required when setting new password.");
  const attempt = await auth.attempts.begin(call, "password", addressOf(user));
  if (!(await verify(current, user.encrypted_password)).matches)
    throw new AuthError(400, "current_password_invalid", "Current password required when setting new password.");
  await attempt.succeeded();
}

/** Whoever held another session or an unused link loses it: the reason for a new password may be them. */
export async function changePassword(
  tx: Sql,
  call: UserCall,
  user: UserRow,
  { hash, nonce, needsNonce }: NewPassword,
): Promise<UserRow> {
  const { now, session } = call;
  // Of two who show it at once, one finds it.
  if (needsNonce && (await takeToken(tx, ...nonceOf(call, nonce)))?.user_id !== user.id) throw nonceWrong();
  await clearTokens(tx, user.id);
  await endOtherSessions(tx, user.id, session?.id);
  await audit(tx, call, "user_updated_password", user);
  await notify(tx, call, user, "password_changed");
  return changeUser(tx, user.id, { encrypted_password: hash, reauthentication_sent_at: null }, now);
}
