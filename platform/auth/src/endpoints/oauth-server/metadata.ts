/** Where the parts of the OAuth server are, in the words of RFC 8414 and of OpenID. */
import { cacheable } from "@platform/auth/endpoints/about";
import { supportedScopes } from "@platform/auth/oauth-server/scopes";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { withOAuthServer } from "./enabled.ts";

export const authorizationServer = withOAuthServer(async (call) => answer(serverMetadata(call), cacheable));

/** Also where only the keys are of use: clients look here for them. */
export async function openidConfiguration(call: AuthRequest): Promise<Response> {
  const { keys } = call.auth;
  return answer(
    {
      ...serverMetadata(call),
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [...new Set(keys.published().map((key) => key.alg))],
      claims_supported: [
        "sub",
        "aud",
        "iss",
        "exp",
        "iat",
        "auth_time",
        "nonce",
        "at_hash",
        "email",
        "email_verified",
        "phone_number",
        "phone_number_verified",
        "name",
        "picture",
        "preferred_username",
        "updated_at",
      ],
    },
    cacheable,
  );
}

function serverMetadata({ auth }: AuthRequest) {
  const { externalUrl, issuer, oauthServer } = auth.settings;
  return {
    issuer: issuer ?? externalUrl,
    authorization_endpoint: `${externalUrl}/oauth/authorize`,
    token_endpoint: `${externalUrl}/oauth/token`,
    jwks_uri: `${externalUrl}/.well-known/jwks.json`,
    userinfo_endpoint: `${externalUrl}/oauth/userinfo`,
    ...(oauthServer.enabled && oauthServer.dynamicRegistration
      ? { registration_endpoint: `${externalUrl}/oauth/clients/register` }
      : {}),
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    scopes_supported: supportedScopes(auth.keys),
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}
