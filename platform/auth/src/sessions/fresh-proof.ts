/** Fresh proof: whoever changes the ways into an account has just shown who they are, and not only once, hours ago. */
import { secondsBefore, secondsOf } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { findToken, takeToken, type TokenType, type TypedProof } from "@platform/auth/one-time/tokens";
import type { UserCall } from "@platform/auth/request/bearer";
import { AuthError } from "@platform/auth/request/errors";
import type { UserRow } from "@platform/auth/users/user";
import { addAmr } from "./session.ts";

export function ensureFreshProof(call: UserCall): void {
  if (!isFresh(call)) throw reauthenticationNeeded("This change requires reauthentication");
}

/** By what the session's own row says: a token may be older than the newest proof. */
function isFresh({ auth, session, user, now }: UserCall): boolean {
  const { freshProofSeconds } = auth.settings;
  // A guest has nothing to show again.
  if (freshProofSeconds === undefined || user.is_anonymous) return true;
  return session?.amr.some(({ timestamp }) => secondsOf(now) - timestamp < freshProofSeconds) ?? false;
}

export const reauthenticationNeeded = (message: string): AuthError =>
  new AuthError(400, "reauthentication_needed", message);

/** Where a code for this goes, and so whose guesses are counted. */
export const nonceAddress = (user: UserRow): string => user.email ?? user.phone ?? "";

/** Whether the code that was sent is right. Guesses count as those at any code do; it is used up with the change. */
export async function ensureNonce(call: UserCall, nonce: string): Promise<void> {
  const attempt = await call.auth.attempts.begin(call, "code", nonceAddress(call.user));
  const found = await findToken(call.auth.db, ...nonceProof(call, call.user, nonce));
  if (found?.user_id !== call.user.id) throw nonceWrong();
  await attempt.succeeded();
}

/** Takes the code; from then on the session counts as freshly proved. If two requests show it at once, one finds it. */
export async function takeNonce(tx: Sql, call: UserCall, user: UserRow, nonce: string): Promise<void> {
  const { auth, session, now } = call;
  const taken = await takeToken(tx, ...nonceProof(call, user, nonce));
  if (taken?.user_id !== user.id) throw nonceWrong();
  if (session && auth.settings.freshProofSeconds !== undefined) await addAmr(tx, session.id, "otp", undefined, now);
}

function nonceProof(
  { auth: { settings }, now }: UserCall,
  user: UserRow,
  otp: string,
): [TypedProof, TokenType[], Date] {
  const lifetime = user.email ? settings.email.otpSeconds : settings.phone.otpSeconds;
  return [{ address: nonceAddress(user), otp }, ["reauthentication_token"], secondsBefore(now, lifetime)];
}

const nonceWrong = () => new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
