/** How sure a session is of its person: raised by a second factor, lowered when that factor goes. */
import type { Sql } from "@platform/kernel/sql";
import { AuthError } from "@platform/auth/request/errors";
import { addAmr, type SessionRow } from "@platform/auth/sessions/session";
import { verifiedFactors, type UserRow } from "@platform/auth/users/user";
import type { FactorType } from "./enabled.ts";

/**
 * A user with a second factor has to show it before a way to sign in is added or removed: a password alone must not do
 * that.
 */
export function ensureSecondFactor(user: UserRow, session: SessionRow | undefined): void {
  if (verifiedFactors(user).length > 0 && session?.aal !== "aal2")
    throw new AuthError(
      403,
      "insufficient_aal",
      "AAL2 session is required to link or unlink an identity when MFA is enabled.",
    );
}

const methods = { totp: "totp", phone: "mfa/phone", webauthn: "mfa/webauthn" };

// Two steps ahead and without a predecessor: the refresh token from before the proof must never yield what it opened.
const raise = `UPDATE auth.sessions SET aal = 'aal2', factor_id = $2, refreshed_at = $3, updated_at = $3,
    refresh_token_counter = refresh_token_counter + 2, refresh_token_predecessor = NULL
  WHERE id = $1`;

export async function raiseSession(
  tx: Sql,
  sessionId: string,
  factor: { id: string; factor_type: FactorType },
  now: Date,
): Promise<void> {
  await tx.rows(raise, [sessionId, factor.id, now]);
  await addAmr(tx, sessionId, methods[factor.factor_type], undefined, now);
}

const endWeaker = `DELETE FROM auth.sessions WHERE user_id = $1 AND id <> $2 AND aal <> 'aal2'`;

/** A session that never showed the factor may be the very one that the person protects themselves from. */
export const endWeakerSessions = (tx: Sql, userId: string, keptSessionId: string): Promise<unknown> =>
  tx.rows(endWeaker, [userId, keptSessionId]);

const drop = `WITH dropped AS (
    UPDATE auth.sessions SET aal = 'aal1', factor_id = NULL, updated_at = $2 WHERE factor_id = $1 RETURNING id
  )
  DELETE FROM auth.mfa_amr_claims a USING dropped WHERE a.session_id = dropped.id AND a.authentication_method = ANY($3)`;

export const dropSessionsOf = (tx: Sql, factorId: string, now: Date): Promise<unknown> =>
  tx.rows(drop, [factorId, now, Object.values(methods)]);
