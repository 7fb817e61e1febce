/** Sends someone to a provider, and remembers what they asked for and what the provider must send back. */
import * as openid from "openid-client";
import { bindingCookie, hashOfSecret, newBrowserSecret } from "@platform/auth/flows/browser-binding";
import { createFlow, type Linking } from "@platform/auth/flows/flow-state";
import { readChallenge } from "@platform/auth/flows/pkce";
import { hashOfLink } from "@platform/auth/one-time/tokens";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { ProviderSettings } from "@platform/auth/providers/presets";
import type { AuthSettings } from "@platform/auth/settings";
import { ensureProvider } from "./named-provider.ts";
import { clientOf, knownProvider, type KnownProvider } from "./known-provider.ts";
import { withinPatience } from "./provider-fetch.ts";

/** Where the provider sends people back to: from the configuration, whatever a header says. */
export const callbackUrl = ({ externalUrl }: AuthSettings): string => new URL(`${externalUrl}/callback`).href;

/** The address at the provider, and the cookie without which nobody comes back. */
export type BegunFlow = { url: string; cookie: string | undefined };

/** `target` is where the person wants to end up. */
export async function beginFlow(call: AuthRequest, target: string, linking?: Linking): Promise<BegunFlow> {
  const { auth, query, now } = call;
  const name = query.get("provider") ?? "";
  const settings = ensureProvider(auth.settings, name);
  const challenge = readChallenge({
    code_challenge: query.get("code_challenge") ?? "",
    code_challenge_method: query.get("code_challenge_method") ?? "",
  });
  // Looked at only once the provider has answered; until then no more is kept of it than of any link.
  const inviteToken = query.get("invite_token");

  const provider = await reached(call, settings);
  const verifier = openid.randomPKCECodeVerifier();
  // The client may bring its own, to find it again in the id token.
  const nonce = settings.skipNonceCheck ? undefined : query.get("nonce") || openid.randomNonce();
  const secret = !linking || auth.settings.bindLinksToBrowser ? newBrowserSecret() : undefined;
  const flow = await createFlow(
    auth.db,
    {
      method: "oauth",
      challenge,
      providerType: name,
      providerCodeVerifier: verifier,
      ...(nonce === undefined ? {} : { providerNonce: nonce }),
      referrer: target,
      ...(inviteToken ? { inviteToken: hashOfLink(inviteToken) } : {}),
      linking,
      browserHash: secret === undefined ? undefined : hashOfSecret(secret),
    },
    now,
  );
  const { href } = openid.buildAuthorizationUrl(clientOf(provider, now), {
    ...passedOn(query),
    scope: scopesOf(settings, query.get("scopes") ?? ""),
    response_type: "code",
    ...(settings.responseMode ? { response_mode: settings.responseMode } : {}),
    redirect_uri: callbackUrl(auth.settings),
    state: flow.id,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(nonce === undefined ? {} : { nonce }),
  });
  return { url: href, cookie: secret === undefined ? undefined : bindingCookie(auth.settings, flow.id, secret) };
}

async function reached({ auth, now }: AuthRequest, settings: ProviderSettings): Promise<KnownProvider> {
  try {
    return await withinPatience(knownProvider(settings, now, auth.settings.outsideHosts));
  } catch (error) {
    auth.log.error({ error, issuer: settings.issuer }, "provider could not be reached");
    throw new AuthError(500, "unexpected_failure", "The external provider could not be reached");
  }
}

const scopesOf = (settings: ProviderSettings, requestedScopes: string): string =>
  [
    ...new Set([
      ...(settings.kind === "openid" ? ["openid"] : []),
      ...settings.scopes,
      ...requestedScopes.split(/[\s,]+/).filter(Boolean),
    ]),
  ].join(" ");

/** Whatever else the client asks of the provider; what decides about the answer is ours to say. */
const passedOn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => !reserved.has(name.toLowerCase())));

const reserved = new Set([
  "apikey",
  "client_assertion",
  "client_assertion_type",
  "client_id",
  "client_secret",
  "code",
  "code_challenge",
  "code_challenge_method",
  "code_verifier",
  "grant_type",
  "id_token_hint",
  "invite_token",
  "nonce",
  "provider",
  "redirect_to",
  "redirect_uri",
  "registration",
  "request",
  "request_uri",
  "response_mode",
  "response_type",
  "scope",
  "scopes",
  "skip_http_redirect",
  "state",
]);
