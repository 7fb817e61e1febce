/** Fresh proof: whoever changes the ways into an account has just shown who they are, and not only once, hours ago. */
import { secondsBefore, secondsOf } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { takeToken } from "@platform/auth/one-time/tokens";
import type { UserCall } from "@platform/auth/request/bearer";
import { AuthError } from "@platform/auth/request/errors";
import type { UserRow } from "@platform/auth/users/user";
import { addAmr } from "./session.ts";

export function insistOnFreshProof(call: UserCall): void {
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

/** Takes the code that was sent to show who is there; from then on the session counts as freshly proved. */
export async function takeNonce(tx: Sql, { auth, session, now }: UserCall, user: UserRow, nonce: string) {
  const { settings } = auth;
  const lifetime = user.email ? settings.email.otpSeconds : settings.phone.otpSeconds;
  const proof = { address: nonceAddress(user), otp: nonce };
  const taken = await takeToken(tx, proof, ["reauthentication_token"], secondsBefore(now, lifetime));
  if (taken?.user_id !== user.id)
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  if (session && settings.freshProofSeconds !== undefined) await addAmr(tx, session.id, "otp", undefined, now);
}
