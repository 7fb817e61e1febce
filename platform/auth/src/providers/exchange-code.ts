/** Trades the code that a provider sent for the account behind it. */
import * as openid from "openid-client";
import type { FlowRow } from "@platform/auth/flows/flow-state";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { isStorable } from "@platform/auth/request/json";
import type { ProviderSettings } from "@platform/auth/providers/presets";
import type { Json } from "@platform/auth/users/user";
import { callbackUrl } from "./begin-flow.ts";
import { githubProfile } from "./github.ts";
import { clientOf, knownProvider, type KnownProvider } from "./known-provider.ts";
import { accountFrom, type ProviderAccount } from "./provider-account.ts";
import { withinPatience } from "./provider-fetch.ts";
import { ensureAccessToken, isMeantFor, verifyIdToken } from "./verify-id-token.ts";

export type Exchanged = {
  account: ProviderAccount;
  providerToken: string;
  providerRefreshToken: string | undefined;
};

/** Whatever goes wrong at the provider, the person is told that it did; what exactly is for the log. */
export async function exchangeCode(
  call: AuthRequest,
  settings: ProviderSettings,
  flow: FlowRow,
  response: URLSearchParams,
): Promise<Exchanged> {
  try {
    return await withinPatience(exchanged(call, settings, flow, response));
  } catch (error) {
    call.auth.log.error({ error, provider: flow.provider_type }, "external code could not be exchanged");
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  }
}

async function exchanged(
  { auth, now }: AuthRequest,
  settings: ProviderSettings,
  flow: FlowRow,
  response: URLSearchParams,
): Promise<Exchanged> {
  const provider = await knownProvider(settings, now, auth.settings.outsideHosts);
  const client = clientOf(provider, now);
  const here = new URL(callbackUrl(auth.settings));
  // `iss` tells providers apart that share one callback.
  for (const name of ["code", "state", "iss"]) if (response.has(name)) here.searchParams.set(name, response.get(name)!);
  const tokens = await openid.authorizationCodeGrant(client, here, {
    pkceCodeVerifier: flow.provider_code_verifier!,
    expectedState: flow.id,
    idTokenExpected: settings.kind === "openid",
    ...(flow.provider_nonce === null ? {} : { expectedNonce: flow.provider_nonce }),
  });
  const profile =
    settings.kind === "github"
      ? await githubProfile(provider, tokens.access_token)
      : await openidProfile(provider, client, tokens, now);
  return {
    account: accountFrom(flow.provider_type, profile),
    providerToken: storable(tokens.access_token),
    providerRefreshToken: tokens.refresh_token === undefined ? undefined : storable(tokens.refresh_token),
  };
}

type Tokens = { access_token: string; id_token?: string | undefined };

async function openidProfile(
  provider: KnownProvider,
  client: openid.Configuration,
  tokens: Tokens,
  now: Date,
): Promise<Json> {
  const { settings } = provider;
  const verified = await verifyIdToken(provider, tokens.id_token!, now);
  if (!isMeantFor(verified.claims, [settings.clientId, ...settings.additionalClientIds]))
    throw new Error("The id token is also meant for someone else");
  ensureAccessToken(verified, tokens.access_token);
  return profileOf(provider, client, verified.claims, tokens.access_token);
}

/** The address and whether it is verified come from the same answer, never one from each. */
async function profileOf(
  { server }: KnownProvider,
  client: openid.Configuration,
  claims: Json,
  accessToken: string,
): Promise<Json> {
  if (typeof claims["email"] === "string" || !server.userinfo_endpoint) return claims;
  const { email_verified: _, ...proven } = claims;
  return { ...(await openid.fetchUserInfo(client, accessToken, String(claims["sub"]))), ...proven };
}

function storable(token: string): string {
  if (!isStorable(token)) throw new Error("The provider's token is no text");
  return token;
}
