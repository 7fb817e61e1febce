import type { AuthRequest, Handler } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { ensureRate } from "@platform/auth/limits/rates";
import { idTokenGrant } from "@platform/auth/grants/id-token";
import { passwordGrant } from "@platform/auth/grants/password";
import { pkceGrant } from "@platform/auth/grants/pkce";
import { refreshTokenGrant } from "@platform/auth/grants/refresh-token";
import { web3Grant } from "@platform/auth/grants/web3";

const grants = new Map<string, Handler>([
  ["password", passwordGrant],
  ["refresh_token", refreshTokenGrant],
  ["pkce", pkceGrant],
  ["id_token", idTokenGrant],
  ["web3", web3Grant],
]);

export async function token(call: AuthRequest): Promise<Response> {
  const type = call.query.get("grant_type") ?? "";
  const grant = grants.get(type);
  if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  ensureRate(call, type === "web3" ? "web3" : "token");
  return grant(call);
}
