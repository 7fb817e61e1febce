/** A session: where it began, how sure we are of the person, and its tokens. */
import { randomBytes } from "node:crypto";
import { secondsOf } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { rememberDevice } from "@platform/auth/limits/known-devices";
import type { Auth, AuthRequest } from "@platform/auth/request/auth-request";
import { shownUser, type Json, type UserRow } from "@platform/auth/users/user";
import { accessToken } from "./access-token.ts";
import { writeRefreshToken } from "./refresh-token.ts";

export type SessionRow = {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2";
  factor_id: string | null;
  kept: boolean;
  not_after: Date | null;
  refreshed_at: Date | null;
  refresh_token_hmac_key: Buffer;
  /** PostgreSQL's bigint, which the driver hands over as text. */
  refresh_token_counter: string;
  refresh_token_predecessor: string | null;
  /** Set for the session of an application, which sees the person through these scopes. */
  oauth_client_id: string | null;
  scopes: string | null;
  created_at: Date;
  amr: AmrEntry[];
};

/** How the person proved who they are: `method` in the words of the protocol. */
export type AmrEntry = { method: string; timestamp: number; provider?: string };

/** The columns of a session as `SessionRow` names them, for a row called `s`. Newest proof first. */
export const sessionColumns = `s.id, s.user_id, s.aal, s.factor_id, s.kept, s.not_after, s.refreshed_at, s.refresh_token_hmac_key,
  s.refresh_token_counter, s.refresh_token_predecessor, s.oauth_client_id, s.scopes, s.created_at,
  (SELECT coalesce(json_agg(json_strip_nulls(json_build_object('method', a.authentication_method,
     'timestamp', floor(extract(epoch FROM a.updated_at))::bigint, 'provider', a.provider)) ORDER BY a.updated_at DESC), '[]')
   FROM auth.mfa_amr_claims a WHERE a.session_id = s.id) AS amr`;

const find = `SELECT ${sessionColumns} FROM auth.sessions s WHERE s.id = $1`;

export const sessionById = (sql: Sql, id: string): Promise<SessionRow | undefined> => sql.first<SessionRow>(find, [id]);

/** The proof of a sign-in, with the data it adds to the session. */
export type SignIn = {
  method: string;
  provider?: string | undefined;
  notAfter?: Date | undefined;
  /** Handed through from an account elsewhere. */
  providerToken?: string | undefined;
  providerRefreshToken?: string | undefined;
  /** Whose session it is, where it is an application's. */
  app?: { clientId: string; scope: string };
};

const insert = `INSERT INTO auth.sessions (user_id, not_after, user_agent, ip, refresh_token_hmac_key, refresh_token_counter, oauth_client_id, scopes,
    created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, 0, $7, $8, $6, $6) RETURNING id`;
const signedIn = `UPDATE auth.users SET last_sign_in_at = $2, updated_at = $2 WHERE id = $1`;

/** Signs a user in: a new session, and the answer that carries its tokens. */
export async function startSession(tx: Sql, call: AuthRequest, user: UserRow, signIn: SignIn): Promise<Json> {
  const { now } = call;
  const session = await openSession(tx, call, user, signIn);
  await tx.rows(signedIn, [user.id, now]);
  rememberDevice(call, user, "aal1");
  const providerTokens = {
    ...(signIn.providerToken ? { provider_token: signIn.providerToken } : {}),
    ...(signIn.providerRefreshToken ? { provider_refresh_token: signIn.providerRefreshToken } : {}),
  };
  // As `GET /user` tells it from now on: clients compare the two, and take a difference for news.
  const current = { ...user, last_sign_in_at: now, updated_at: now };
  return { ...(await tokensOf(call.auth, session, current, now)), ...providerTokens };
}

/** A new session, and nothing said of it. */
export async function openSession(tx: Sql, call: AuthRequest, user: UserRow, signIn: SignIn): Promise<SessionRow> {
  const { now, ip, userAgent } = call;
  const app = [signIn.app?.clientId ?? null, signIn.app?.scope ?? null];
  const values = [user.id, signIn.notAfter ?? null, userAgent, ip, randomBytes(32), now, ...app];
  const row = await tx.first<{ id: string }>(insert, values);
  await addAmr(tx, row!.id, signIn.method, signIn.provider, now);
  return (await sessionById(tx, row!.id))!;
}

const proof = `INSERT INTO auth.mfa_amr_claims (session_id, authentication_method, provider, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $4)
  ON CONFLICT (session_id, authentication_method) DO UPDATE SET updated_at = excluded.updated_at`;

export const addAmr = (
  tx: Sql,
  sessionId: string,
  method: string,
  provider: string | undefined,
  now: Date,
): Promise<unknown> => tx.rows(proof, [sessionId, method, provider ?? null, now]);

/** The token response of the protocol. */
export async function tokensOf(auth: Auth, session: SessionRow, user: UserRow, now: Date): Promise<Json> {
  const lifetime = auth.settings.accessTokenSeconds;
  return {
    access_token: await accessToken(auth, session, user, now),
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: secondsOf(now) + lifetime,
    refresh_token: writeRefreshToken(session.id, BigInt(session.refresh_token_counter), session.refresh_token_hmac_key),
    user: shownUser(user),
  };
}
