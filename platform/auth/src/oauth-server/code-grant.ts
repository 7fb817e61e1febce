import { verifierMatches } from "@platform/auth/flows/pkce";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { OAuthError } from "@platform/auth/request/errors";
import { endSession } from "@platform/auth/sessions/end-sessions";
import { openSession } from "@platform/auth/sessions/session";
import { userById } from "@platform/auth/users/find-user";
import { isBanned } from "@platform/auth/users/user";
import { appTokens } from "./app-tokens.ts";
import { authorizationByCode, markExchanged } from "./authorization.ts";
import type { ClientRow } from "./client.ts";
import type { TokenRequest } from "./token-request.ts";

/** A code opens one session, for the application that asked, with the key that it began with. */
export async function codeGrant(call: AuthRequest, client: ClientRow, tokenRequest: TokenRequest) {
  const { auth, now } = call;
  if (tokenRequest.code === "")
    throw new OAuthError("invalid_request", "code is required for authorization_code grant");
  const tokens = await auth.db.transaction(async (tx) => {
    const found = await authorizationByCode(tx, tokenRequest.code);
    if (!found) throw ungranted("Invalid authorization code");
    if (found.client_id !== client.id) throw ungranted("Authorization code was not issued for this client");
    if (found.exchanged_at) {
      // Two have the code, and one of them stole it: nobody keeps what it opened.
      if (found.session_id) await endSession(tx, found.session_id);
      return undefined;
    }
    if (found.expires_at <= now) throw ungranted("Authorization code has expired");
    if (tokenRequest.redirect_uri !== "" && tokenRequest.redirect_uri !== found.redirect_uri)
      throw ungranted("Invalid redirect_uri");
    if (!verifierMatches(tokenRequest.code_verifier, { ...found, code_challenge_method: "s256" }))
      throw ungranted("PKCE verification failed");
    const user = await userById(tx, found.user_id!);
    if (!user || isBanned(user, now)) throw new OAuthError("access_denied", "User is banned");
    const session = await openSession(tx, call, user, {
      method: "oauth_provider/authorization_code",
      app: { clientId: client.id, scope: found.scope },
    });
    await markExchanged(tx, found.id, now, session.id);
    await audit(tx, call, "login", user, { provider_type: "oauth_provider_authorization_code", client_id: client.id });
    return appTokens(call, client, session, user, found.nonce);
  });
  if (!tokens) throw ungranted("Authorization code was used before");
  return tokens;
}

const ungranted = (message: string) => new OAuthError("invalid_grant", message);
