/** Challenges of passkeys: asked once, answered once, by the one who was asked. */
import type { Sql } from "@platform/kernel/sql";
import { secondsAfter, secondsOf } from "@platform/kernel/clock";
import { isUuid } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { questionFields, type Asked } from "./ceremony.ts";

type Kind = "registration" | "authentication";

const insert = `INSERT INTO auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5) RETURNING id`;

export async function askPasskey({ auth, now }: AuthRequest, kind: Kind, userId: string | null, question: Asked) {
  const until = secondsAfter(now, auth.settings.webauthn.challengeSeconds);
  const row = await auth.db.first<{ id: string }>(insert, [userId, kind, question, now, until]);
  return { challenge_id: row!.id, expires_at: secondsOf(until) };
}

const take = `DELETE FROM auth.webauthn_challenges
  WHERE id = $1 AND challenge_type = $2 AND user_id IS NOT DISTINCT FROM $3::uuid RETURNING session_data, expires_at`;

/** Used up by being answered, rightly or not: no answer is tried twice. */
export async function takePasskeyChallenge(
  sql: Sql,
  { now }: AuthRequest,
  id: string,
  kind: Kind,
  userId: string | null,
): Promise<Asked> {
  if (id === "") throw invalid("challenge_id is required");
  if (!isUuid(id)) throw invalid("challenge_id must be a valid UUID");
  const row = await sql.first<{ session_data: unknown; expires_at: Date }>(take, [id, kind, userId]);
  if (!row) throw new AuthError(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  if (row.expires_at <= now) throw new AuthError(400, "webauthn_challenge_expired", "Challenge has expired");
  return questionFields.parse(row.session_data);
}
