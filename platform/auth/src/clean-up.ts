import { secondsBefore } from "@platform/kernel/clock";
import type { Auth } from "./request/auth-request.ts";

const day = 24 * 60 * 60;

/** Removes what can no longer be used. Safe to run at any time, in any number of processes. */
export async function cleanUp({ db, clock, settings, attempts }: Auth): Promise<void> {
  const now = clock();
  const { mfa, sessions } = settings;
  await db.rows(`DELETE FROM auth.flow_state WHERE created_at < $1`, [secondsBefore(now, day)]);
  await db.rows(`DELETE FROM auth.spent_proofs WHERE expires_at < $1`, [now]);
  await db.rows(`DELETE FROM auth.saml_relay_states WHERE created_at < $1`, [secondsBefore(now, day)]);
  await db.rows(`DELETE FROM auth.oauth_authorizations WHERE created_at < $1`, [secondsBefore(now, day)]);
  await db.rows(`DELETE FROM auth.saml_used_assertions WHERE expires_at < $1`, [now]);
  await db.rows(`DELETE FROM auth.mfa_challenges WHERE created_at < $1`, [secondsBefore(now, mfa.challengeSeconds)]);
  await db.rows(`DELETE FROM auth.webauthn_challenges WHERE expires_at < $1`, [secondsBefore(now, day)]);
  await db.rows(`DELETE FROM auth.mfa_factors WHERE status = 'unverified' AND created_at < $1`, [
    secondsBefore(now, Math.max(mfa.unverifiedFactorSeconds, day)),
  ]);
  await db.rows(`DELETE FROM auth.one_time_tokens WHERE created_at < $1`, [secondsBefore(now, 7 * day)]);
  await db.rows(`DELETE FROM auth.sessions WHERE not_after < $1`, [now]);
  const unused = `DELETE FROM auth.sessions WHERE coalesce(refreshed_at, created_at) < $1`;
  const { inactivitySeconds, unkeptInactivitySeconds } = sessions;
  if (inactivitySeconds) await db.rows(unused, [secondsBefore(now, inactivitySeconds)]);
  if (unkeptInactivitySeconds) await db.rows(`${unused} AND NOT kept`, [secondsBefore(now, unkeptInactivitySeconds)]);
  await db.rows(`DELETE FROM auth.signing_keys WHERE verifies_until < $1`, [secondsBefore(now, day)]);
  await attempts.forget(secondsBefore(now, day));
}
