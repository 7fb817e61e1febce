import { ensureRate } from "@platform/auth/limits/rates";
import { codeGrant } from "@platform/auth/oauth-server/code-grant";
import { appRefreshGrant } from "@platform/auth/oauth-server/refresh-grant";
import { ensureClient, readTokenRequest } from "@platform/auth/oauth-server/token-request";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { OAuthError } from "@platform/auth/request/errors";

const grants = new Map([
  ["authorization_code", codeGrant],
  ["refresh_token", appRefreshGrant],
]);

export async function oauthToken(call: AuthRequest): Promise<Response> {
  ensureRate(call, "token");
  const tokenRequest = await readTokenRequest(call);
  if (tokenRequest.grant_type === "") throw new OAuthError("invalid_request", "grant_type is required");
  const client = await ensureClient(call, tokenRequest);
  const grant = grants.get(tokenRequest.grant_type);
  if (!grant) throw new OAuthError("unsupported_grant_type", `Unsupported grant type: ${tokenRequest.grant_type}`);
  if (!client.grant_types.split(",").includes(tokenRequest.grant_type))
    throw new OAuthError("unauthorized_client", `Client is not allowed to use grant type: ${tokenRequest.grant_type}`);
  return answer(await grant(call, client, tokenRequest), { pragma: "no-cache" });
}
