/** Trades a refresh token for the next one, so that twenty tabs with the same token all stay signed in. */
import { z } from "zod";
import { secondsAfter } from "@platform/kernel/clock";
import { answer, type Auth, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { expiryOf } from "@platform/auth/sessions/expiry";
import { endSession } from "@platform/auth/sessions/end-sessions";
import { readRefreshToken, type ReadToken } from "@platform/auth/sessions/refresh-token";
import { sessionColumns, tokensOf, type SessionRow } from "@platform/auth/sessions/session";
import { userColumns } from "@platform/auth/users/find-user";
import { isBanned, type UserRow } from "@platform/auth/users/user";

const schema = z.object({ refresh_token: text });

export async function refreshTokenGrant(call: AuthRequest): Promise<Response> {
  const { refresh_token } = await readJson(call.request, schema);
  const { session, user } = await renewed(call, refresh_token, null);
  return answer(await tokensOf(call.auth, session, user, call.now));
}

/** The session with its next token; `clientId` is the application whose it must be, none for a person's own. */
export async function renewed(call: AuthRequest, refreshToken: string, clientId: string | null): Promise<Found> {
  const token = readRefreshToken(refreshToken);
  if (!token) throw unreadable(refreshToken);
  // A request that loses the race to rotate finds its token to be the predecessor, and gets the winner's result.
  for (let attempt = 0; attempt < 10; attempt++) {
    const found = await findSession(call.auth, token);
    if (found.session.oauth_client_id !== clientId) throw notFound();
    const session = await currentSession(call, token, found);
    if (session) return { session, user: found.user };
  }
  // Passing: a 4xx would sign the person out.
  throw new AuthError(503, "unexpected_failure", "Too many concurrent token refresh requests on the same session");
}

type Found = { session: SessionRow; user: UserRow };

/** The session as this token may have it; undefined when another request changed it meanwhile. */
async function currentSession(
  call: AuthRequest,
  token: ReadToken,
  { session, user }: Found,
): Promise<SessionRow | undefined> {
  const { auth, now } = call;
  if (isBanned(user, now)) throw new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
  const expiry = expiryOf(session, auth.settings.sessions, now) ?? (await replacement(call, session));
  if (expiry) throw new AuthError(400, "session_expired", `Invalid Refresh Token: ${expiry}`);

  if (token.counter === BigInt(session.refresh_token_counter)) return rotated(call, session);
  const predecessor = session.refresh_token_predecessor;
  if (predecessor !== null && token.counter === BigInt(predecessor)) return session;
  const lastRefresh = session.refreshed_at ?? session.created_at;
  if (now < secondsAfter(lastRefresh, auth.settings.refreshTokens.reuseIntervalSeconds)) {
    if (predecessor !== null && !isFromBeforeProof(token, session)) return session;
    // A second factor was just verified; who holds the token from before must not get the stronger session by it.
    throw new AuthError(503, "unexpected_failure", "The session was just raised to a higher assurance level");
  }
  // A token this old was stolen, or its thief was faster: nobody keeps the session.
  await endSession(auth.db, session.id);
  throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
}

// Verifying a factor skips a step, so in a raised session a token three steps back may be from before the proof.
const isFromBeforeProof = ({ counter }: ReadToken, { aal, refresh_token_counter }: SessionRow): boolean =>
  aal === "aal2" && counter < BigInt(refresh_token_counter) - 2n;

const rotate = `UPDATE auth.sessions SET refresh_token_counter = refresh_token_counter + 1,
    refresh_token_predecessor = refresh_token_counter, refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
  WHERE id = $1 AND refresh_token_counter = $2 AND aal = $6 RETURNING refresh_token_counter`;

async function rotated(
  { auth, now, userAgent, ip }: AuthRequest,
  session: SessionRow,
): Promise<SessionRow | undefined> {
  const values = [session.id, session.refresh_token_counter, now, userAgent, ip, session.aal];
  const row = await auth.db.first<Pick<SessionRow, "refresh_token_counter">>(rotate, values);
  return row && { ...session, ...row };
}

const find = `SELECT ${sessionColumns}, (SELECT row_to_json(r) FROM (SELECT ${userColumns} FROM auth.users u WHERE u.id = s.user_id) r) AS user
  FROM auth.sessions s WHERE s.id = $1`;

async function findSession({ db }: Auth, token: ReadToken): Promise<Found> {
  const found = await db.first<SessionRow & { user: UserRow }>(find, [token.sessionId]);
  if (!found) throw new AuthError(400, "session_not_found", "Invalid Refresh Token: No Valid Session Found");
  const { user, ...session } = found;
  if (!token.isSignedWith(session.refresh_token_hmac_key)) throw notFound();
  return { session, user: { ...user, banned_until: user.banned_until && new Date(user.banned_until) } };
}

const newer = `SELECT 1 FROM auth.sessions WHERE user_id = $1 AND created_at > $2 AND oauth_client_id IS NULL LIMIT 1`;

async function replacement({ auth }: AuthRequest, session: SessionRow): Promise<string | undefined> {
  if (!auth.settings.sessions.singlePerUser || session.oauth_client_id) return undefined;
  const isReplaced = await auth.db.first(newer, [session.user_id, session.created_at]);
  return isReplaced && "Session Expired (Revoked by Newer Login)";
}

// Older servers gave out twelve letters and digits: well formed, but never one of ours.
const unreadable = (token: string) =>
  /^[a-z0-9]{12}$/.test(token) ? notFound() : new AuthError(400, "validation_failed", "Refresh token is not valid");

const notFound = () => new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
