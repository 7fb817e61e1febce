/** A challenge: the question that a code answers, from where it was asked, and for how long it stands. */
import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { secondsAfter, secondsBefore } from "@platform/kernel/clock";
import { networkOf } from "@platform/kernel/network";
import type { Sql } from "@platform/kernel/sql";
import { hashOf } from "@platform/auth/one-time/tokens";
import { isUuid } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

export type ChallengeRow = {
  id: string;
  factor_id: string;
  ip: string;
  otp_hash: string | null;
  web_authn_session_data: unknown;
  verified_at: Date | null;
  created_at: Date;
};

const insert = `INSERT INTO auth.mfa_challenges (id, factor_id, ip, otp_hash, web_authn_session_data, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const touch = `UPDATE auth.mfa_factors SET last_challenged_at = $2 WHERE id = $1`;
const forget = `DELETE FROM auth.mfa_challenges WHERE factor_id = $1 AND created_at < $2`;
// Late answers are told that they are late; later still, nobody asks.
const keptSeconds = 3600;

/**
 * Keeps only a hash of the code that was sent, bound to this challenge, so that it is worth nothing for another one.
 */
export async function addChallenge(
  tx: Sql,
  { ip, now, auth }: AuthRequest,
  factorId: string,
  { code, question }: { code?: string | undefined; question?: object | undefined },
): Promise<string> {
  const id = randomUUID();
  await tx.rows(forget, [factorId, secondsBefore(now, auth.settings.mfa.challengeSeconds + keptSeconds)]);
  await tx.rows(insert, [id, factorId, ip, code === undefined ? null : hashOf(id, code), question ?? null, now]);
  await tx.rows(touch, [factorId, now]);
  return id;
}

export const newCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, "0");

export function codeMatches(challenge: ChallengeRow, code: string): boolean {
  const expected = Buffer.from(challenge.otp_hash ?? "");
  const actual = Buffer.from(hashOf(challenge.id, code));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const find = `SELECT * FROM auth.mfa_challenges WHERE id = $1 AND factor_id = $2`;

/** The challenge if it can still be answered from here. */
export async function openChallenge(sql: Sql, call: AuthRequest, factorId: string, id: string): Promise<ChallengeRow> {
  const challenge = isUuid(id) ? await sql.first<ChallengeRow>(find, [id, factorId]) : undefined;
  if (!challenge)
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  if (challenge.verified_at || networkOf(challenge.ip) !== networkOf(call.ip)) throw mismatch();
  if (secondsAfter(challenge.created_at, call.auth.settings.mfa.challengeSeconds) <= call.now)
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  return challenge;
}

const take = `UPDATE auth.mfa_challenges SET verified_at = $2 WHERE id = $1 AND verified_at IS NULL RETURNING id`;

/** Only one of several simultaneous answers to a challenge is accepted. */
export async function takeChallenge(tx: Sql, id: string, now: Date): Promise<void> {
  if (!(await tx.first(take, [id, now]))) throw mismatch();
}

const mismatch = () => new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
