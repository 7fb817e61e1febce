/** An application sends someone here; they go on to the site's page, where they are asked. */
import { ensureRate } from "@platform/auth/limits/rates";
import { ask } from "@platform/auth/oauth-server/authorization";
import { backToApp } from "@platform/auth/oauth-server/back-to-app";
import { clientById, redirectsOf } from "@platform/auth/oauth-server/client";
import { scopesIn, supportedScopes } from "@platform/auth/oauth-server/scopes";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";

export async function oauthAuthorize(call: AuthRequest): Promise<Response> {
  const { auth, query, now } = call;
  ensureRate(call, "oauth");
  for (const name of new Set(query.keys())) if (query.getAll(name).length > 1) throw invalid(`${name} is given twice`);
  const parameter = (name: string) => query.get(name) ?? "";
  if (parameter("client_id") === "") throw invalid("client_id is required");
  if (parameter("redirect_uri") === "") throw invalid("redirect_uri is required");
  // Until both are known to belong together, nobody is sent anywhere.
  const client = await clientById(auth.db, parameter("client_id"));
  if (!client) throw new AuthError(400, "oauth_client_not_found", "invalid client_id");
  const redirect_uri = redirectsOf(client).find((each) => each === parameter("redirect_uri"));
  if (redirect_uri === undefined) throw invalid("invalid redirect_uri");

  const state = parameter("state") || null;
  const problem = problemIn(call);
  if (problem) return sent(backToApp(auth, { redirect_uri, state }, problem));
  const id = await ask(
    auth.db,
    {
      client_id: client.id,
      redirect_uri,
      state,
      scope: scopesIn(parameter("scope") || auth.settings.oauthServer.defaultScope).join(" "),
      nonce: parameter("nonce") || null,
      resource: parameter("resource") || null,
      code_challenge: parameter("code_challenge"),
    },
    now,
  );
  const page = new URL(auth.settings.oauthServer.authorizationPath, auth.settings.siteUrl);
  page.searchParams.set("authorization_id", id);
  return sent(page.href);
}

const longest = 1024;

function problemIn({ auth, query }: AuthRequest): { error: string; error_description: string } | undefined {
  const parameter = (name: string) => query.get(name) ?? "";
  const refused = (error: string, error_description: string) => ({ error, error_description });
  if (["state", "nonce", "scope", "resource"].some((name) => parameter(name).length > longest))
    return refused("invalid_request", `Parameters cannot exceed ${longest} characters`);
  if (!["", "code"].includes(parameter("response_type")))
    return refused("unsupported_response_type", "Only response_type=code is supported");
  if (parameter("code_challenge") === "" || parameter("code_challenge_method") === "")
    return refused("invalid_request", "PKCE flow requires both code_challenge and code_challenge_method");
  // Only the hashed form: whoever could choose the plain one could choose to have read it on the way.
  if (parameter("code_challenge_method").toLowerCase() !== "s256")
    return refused("invalid_request", "code_challenge_method must be 'S256'");
  if (!/^[A-Za-z0-9_-]{43}$/.test(parameter("code_challenge")))
    return refused("invalid_request", "code_challenge must be a SHA-256 in base64url");
  const supported = supportedScopes(auth.keys);
  const unknown = scopesIn(parameter("scope")).find((scope) => !supported.includes(scope));
  return unknown === undefined ? undefined : refused("invalid_scope", `Unsupported scope: ${unknown}`);
}

const sent = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
