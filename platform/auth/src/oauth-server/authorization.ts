/** One question of an application: may this person come to you? It waits for an answer, and then for its code to be shown. */
import { randomUUID } from "node:crypto";
import { secondsAfter } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { hashOf, newSecret } from "./secrets.ts";

export type AuthorizationRow = {
  id: string;
  authorization_id: string;
  client_id: string;
  user_id: string | null;
  redirect_uri: string;
  scope: string;
  state: string | null;
  nonce: string | null;
  code_challenge: string;
  status: "pending" | "approved" | "denied" | "expired";
  session_id: string | null;
  exchanged_at: Date | null;
  expires_at: Date;
};

export type Question = Pick<
  AuthorizationRow,
  "client_id" | "redirect_uri" | "scope" | "state" | "nonce" | "code_challenge"
> & { resource: string | null };

// A person may have to sign in first, with a second factor; an application shows its code at once.
const questionSeconds = 600;
const codeSeconds = 60;

const insert = `INSERT INTO auth.oauth_authorizations (authorization_id, client_id, redirect_uri, scope, state, nonce, resource,
    code_challenge, code_challenge_method, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 's256', $9, $10)`;

export async function ask(sql: Sql, question: Question, now: Date): Promise<string> {
  const { client_id, redirect_uri, scope, state, nonce, resource, code_challenge } = question;
  const id = randomUUID();
  const values = [client_id, redirect_uri, scope, state, nonce, resource, code_challenge];
  await sql.rows(insert, [id, ...values, now, secondsAfter(now, questionSeconds)]);
  return id;
}

const claim = `UPDATE auth.oauth_authorizations SET user_id = $2
  WHERE authorization_id = $1 AND (user_id IS NULL OR user_id = $2) AND expires_at > $3 RETURNING *`;

/** The first person to open a question is the only one who can answer it; to others it does not exist. */
export async function questionFor(tx: Sql, { now }: AuthRequest, authorizationId: string, userId: string) {
  const found = await tx.first<AuthorizationRow>(claim, [authorizationId, userId, now]);
  if (!found) throw new AuthError(404, "oauth_authorization_not_found", "authorization not found");
  if (found.status !== "pending")
    throw new AuthError(400, "validation_failed", "authorization request cannot be processed");
  return found;
}

const approval = `UPDATE auth.oauth_authorizations SET status = 'approved', authorization_code = $2, approved_at = $3, expires_at = $4
  WHERE id = $1`;

/** The code, which is nowhere else. */
export async function approve(tx: Sql, { id }: AuthorizationRow, now: Date): Promise<string> {
  const code = newSecret();
  await tx.rows(approval, [id, hashOf(code), now, secondsAfter(now, codeSeconds)]);
  return code;
}

export const deny = (tx: Sql, { id }: AuthorizationRow): Promise<unknown> =>
  tx.rows(`UPDATE auth.oauth_authorizations SET status = 'denied' WHERE id = $1`, [id]);

const byCode = `SELECT * FROM auth.oauth_authorizations WHERE authorization_code = $1 FOR UPDATE`;

/** Held until the transaction ends: of many who show a code at once, one finds it unused. */
export const authorizationByCode = (tx: Sql, code: string): Promise<AuthorizationRow | undefined> =>
  tx.first<AuthorizationRow>(byCode, [hashOf(code)]);

const use = `UPDATE auth.oauth_authorizations SET exchanged_at = $2, session_id = $3 WHERE id = $1`;

export const markExchanged = (tx: Sql, id: string, now: Date, sessionId: string): Promise<unknown> =>
  tx.rows(use, [id, now, sessionId]);
