/** The session that an application gets: it belongs to both the application and the person. */
import { createHash } from "node:crypto";
import { secondsOf } from "@platform/kernel/clock";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { tokensOf, type SessionRow } from "@platform/auth/sessions/session";
import type { UserRow } from "@platform/auth/users/user";
import type { ClientRow } from "./client.ts";
import { claimsFor } from "./person-claims.ts";
import { scopesIn } from "./scopes.ts";

export async function appTokens(
  { auth, now }: AuthRequest,
  client: ClientRow,
  session: SessionRow,
  user: UserRow,
  nonce?: string | null,
) {
  const { access_token, token_type, expires_in, refresh_token } = await tokensOf(auth, session, user, now);
  const scope = session.scopes ?? "";
  const identity = scopesIn(scope).includes("openid") && {
    ...claimsFor(user, scope),
    iss: auth.settings.issuer ?? auth.settings.externalUrl,
    aud: client.id,
    iat: secondsOf(now),
    exp: secondsOf(now) + auth.settings.accessTokenSeconds,
    auth_time: secondsOf(session.created_at),
    at_hash: halfHash(String(access_token)),
    ...(nonce ? { nonce } : {}),
  };
  return {
    access_token,
    token_type,
    expires_in,
    ...(client.grant_types.includes("refresh_token") ? { refresh_token } : {}),
    scope,
    ...(identity ? { id_token: await auth.keys.sign(identity, "id_token") } : {}),
  };
}

const halfHash = (token: string): string =>
  createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
