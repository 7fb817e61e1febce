/** The caller of a request, determined from the token and the database each time. */
import { InvalidToken, type Claims } from "@platform/kernel/keys";
import { sessionColumns, type SessionRow } from "@platform/auth/sessions/session";
import { expiryOf } from "@platform/auth/sessions/expiry";
import { userColumns } from "@platform/auth/users/find-user";
import { isBanned, type UserRow } from "@platform/auth/users/user";
import type { Bearer, AuthRequest, Handler } from "./auth-request.ts";
import { AuthError } from "./errors.ts";

export type UserCall = AuthRequest & { user: UserRow; session: SessionRow | undefined; claims: Claims };

/** A handler for signed-in people: their row and their session come along. Nothing is changed for an application that they let in. */
export const forUser =
  (handle: (call: UserCall) => Promise<Response>): Handler =>
  async (call) =>
    handle({ ...call, ...(await whoAsks(call)) });

/** A handler for them and for the applications that they signed in to. */
export const forUserOrApp =
  (handle: (call: UserCall) => Promise<Response>): Handler =>
  async (call) =>
    handle({ ...call, ...(await personOrApp(call)) });

/** A handler for the project's own server. */
export const forAdmin =
  (handle: Handler): Handler =>
  async (call) => {
    if (!(await isAdmin(call))) throw new AuthError(403, "not_admin", "User not allowed");
    return handle(call);
  };

export async function isAdmin(call: AuthRequest): Promise<boolean> {
  const { bearer } = call;
  if (bearer.kind === "role") return bearer.role === "service_role";
  const claims = await verifiedClaims(call);
  if (typeof claims["session_id"] === "string") await ensureLiveSession(call, claims["session_id"]);
  return adminRoles.has(String(claims["role"]));
}

const adminRoles = new Set(["service_role", "supabase_admin"]);

export async function whoAsks(call: AuthRequest): Promise<Omit<UserCall, keyof AuthRequest>> {
  const asker = await personOrApp(call);
  if (asker.session?.oauth_client_id)
    throw new AuthError(403, "no_authorization", "OAuth clients are not allowed to perform this action");
  return asker;
}

async function personOrApp(call: AuthRequest): Promise<Omit<UserCall, keyof AuthRequest>> {
  const claims = await verifiedClaims(call);
  if (claims.sub === undefined || claims.sub === "") throw badJwt("invalid claim: missing sub claim");
  if (!isUuid(claims.sub)) throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const sessionId = claims["session_id"] ?? "";
  if (sessionId !== "" && !isUuid(sessionId)) throw badJwt("invalid claim: session_id claim must be a UUID");
  const found = await call.auth.db.first<UserRow & { session: Stored | null }>(
    sessionId === "" ? userAlone : userWithSession,
    sessionId === "" ? [claims.sub] : [claims.sub, sessionId],
  );
  if (!found) {
    // Else what the token says of who was removed would be remembered until it ends.
    call.auth.keys.forget(claims.sub);
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  const { session: stored, ...user } = found;
  if (sessionId !== "" && !stored)
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  if (isBanned(user, call.now)) throw new AuthError(403, "user_banned", "User is banned");
  return { user, claims, session: stored ? readSession(stored) : undefined };
}

export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

async function verifiedClaims(call: AuthRequest): Promise<Claims> {
  const token = tokenIn(call.bearer);
  try {
    return await call.auth.keys.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${error.message}`);
  }
}

function tokenIn(bearer: Bearer): string {
  if (bearer.kind === "none")
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  // A project key is no person; hosted keys are tokens without a subject and get the same answer.
  if (bearer.kind === "role") throw badJwt("invalid claim: missing sub claim");
  return bearer.token;
}

const badJwt = (message: string) => new AuthError(403, "bad_jwt", message);

async function ensureLiveSession(call: AuthRequest, sessionId: string): Promise<void> {
  const expired = new AuthError(403, "session_expired", "Session has expired");
  if (!isUuid(sessionId)) throw badJwt("invalid claim: session_id claim must be a UUID");
  const session = await call.auth.db.first<SessionRow>(
    `SELECT ${sessionColumns} FROM auth.sessions s WHERE s.id = $1`,
    [sessionId],
  );
  if (!session || expiryOf(session, call.auth.settings.sessions, call.now)) throw expired;
}

const userAlone = `SELECT ${userColumns}, NULL AS session FROM auth.users u WHERE u.id = $1`;
const userWithSession = `SELECT ${userColumns}, (SELECT row_to_json(r) FROM (SELECT ${sessionColumns} FROM auth.sessions s
  WHERE s.id = $2 AND s.user_id = u.id) r) AS session FROM auth.users u WHERE u.id = $1`;

/** A session inside JSON has its times as text and its key in PostgreSQL's hexadecimal. */
type Stored = Record<keyof SessionRow, unknown>;

function readSession(stored: Stored): SessionRow {
  const time = (value: unknown) => (value === null ? null : new Date(value as string));
  return {
    ...(stored as SessionRow),
    not_after: time(stored.not_after),
    refreshed_at: time(stored.refreshed_at),
    created_at: new Date(stored.created_at as string),
    refresh_token_hmac_key: Buffer.from((stored.refresh_token_hmac_key as string).slice(2), "hex"),
    refresh_token_counter: String(stored.refresh_token_counter),
    refresh_token_predecessor:
      stored.refresh_token_predecessor === null ? null : String(stored.refresh_token_predecessor),
  };
}
