import { renewed } from "@platform/auth/grants/refresh-token";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, OAuthError } from "@platform/auth/request/errors";
import { appTokens } from "./app-tokens.ts";
import type { ClientRow } from "./client.ts";
import type { TokenRequest } from "./token-request.ts";

/** Rotates as every session does; what belongs to another application is nobody's token here. */
export async function appRefreshGrant(call: AuthRequest, client: ClientRow, { refresh_token }: TokenRequest) {
  if (refresh_token === "")
    throw new OAuthError("invalid_request", "refresh_token is required for refresh_token grant");
  const { session, user } = await renewed(call, refresh_token, client.id).catch((error: unknown) => {
    throw error instanceof AuthError && error.status < 500 ? inOAuthWords(error) : error;
  });
  return appTokens(call, client, session, user);
}

const inOAuthWords = ({ code }: AuthError) =>
  code === "user_banned"
    ? new OAuthError("access_denied", "User is not permitted to access this resource.")
    : new OAuthError("invalid_grant", "Refresh token is invalid or expired.");
