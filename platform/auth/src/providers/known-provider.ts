/** A configured provider together with what it says of itself. Whom we believe comes from the configuration alone. */
import { createRemoteJWKSet, customFetch as joseFetch, type JWTVerifyGetKey } from "jose";
import * as openid from "openid-client";
import { secondsAfter } from "@platform/kernel/clock";
import type { ProviderSettings } from "@platform/auth/providers/presets";
import { askProvider, providerPatienceMs, type AskProvider } from "./provider-fetch.ts";
import { withAppleKey } from "./apple-key.ts";
import { githubServer } from "./github.ts";
import { pinnedAlgorithms } from "./verify-id-token.ts";

export type KnownProvider = {
  settings: ProviderSettings;
  server: openid.ServerMetadata;
  keys: JWTVerifyGetKey;
  ask: AskProvider;
};

/** Asked once an hour; a provider that is away for a moment has not moved. Its own host may stand on a private network: it is configured, not typed. */
export function knownProvider(
  settings: ProviderSettings,
  now: Date,
  outsideHosts: readonly string[],
): Promise<KnownProvider> {
  const before = remembered.get(settings);
  if (before && now < secondsAfter(before.at, rememberedSeconds)) return before.found;
  const ask = askProvider([...outsideHosts, new URL(settings.issuer).host]);
  const found = discover(settings, ask).catch((error: unknown) => {
    if (before) return before.found;
    remembered.delete(settings);
    throw error;
  });
  remembered.set(settings, { at: now, found });
  return found;
}

// By its settings, so that two services in one process never share what they believe.
const remembered = new WeakMap<ProviderSettings, { at: Date; found: Promise<KnownProvider> }>();
const rememberedSeconds = 3600;

async function discover(settings: ProviderSettings, ask: AskProvider): Promise<KnownProvider> {
  const issuer = new URL(settings.issuer);
  ensureSafe(issuer, settings);
  if (settings.kind === "github") return { settings, server: githubServer(settings), keys: noKeys, ask };
  const discovered = await openid.discovery(issuer, settings.clientId, undefined, undefined, {
    algorithm: "oidc",
    timeout: providerPatienceMs / 1000,
    [openid.customFetch]: ask,
    execute: mayBePlain(settings) ? [openid.allowInsecureRequests] : [],
  });
  const { supportsPKCE: _, ...server } = discovered.serverMetadata();
  if (new URL(server.issuer).href !== issuer.href) throw new Error("The provider says that it is another issuer");
  for (const endpoint of ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const)
    if (!server[endpoint]) throw new Error(`The provider names no ${endpoint}`);
  for (const endpoint of ["authorization_endpoint", "token_endpoint", "jwks_uri", "userinfo_endpoint"] as const)
    if (server[endpoint]) ensureSafe(new URL(server[endpoint]), settings);
  const keys = createRemoteJWKSet(new URL(server.jwks_uri!), {
    timeoutDuration: 5_000,
    [joseFetch]: ask,
  });
  return { settings, keys, ask, server: { ...server, id_token_signing_alg_values_supported: [...pinnedAlgorithms] } };
}

const noKeys: JWTVerifyGetKey = async () => {
  throw new Error("This provider signs no id tokens");
};

/** The client of one request: its clock is the service's own. */
export function clientOf({ settings, server, ask }: KnownProvider, now: Date): openid.Configuration {
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  const client = new openid.Configuration(
    server,
    settings.clientId,
    { [openid.clockSkew]: skew },
    authentication(settings, server, now),
  );
  client[openid.customFetch] = ask;
  client.timeout = providerPatienceMs / 1000;
  if (mayBePlain(settings)) openid.allowInsecureRequests(client);
  return client;
}

function authentication(settings: ProviderSettings, server: openid.ServerMetadata, now: Date): openid.ClientAuth {
  const { clientSecret } = settings;
  if (settings.appleKey) return withAppleKey(settings, now);
  if (clientSecret === undefined) return openid.None();
  const takesForm = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
  return takesForm ? openid.ClientSecretPost(clientSecret) : openid.ClientSecretBasic(clientSecret);
}

/** Without TLS only on this machine, and only when the configuration says so. */
function ensureSafe(url: URL, settings: ProviderSettings): void {
  if (url.protocol === "https:" || (mayBePlain(settings) && isLoopback(url))) return;
  throw new Error(`A provider is reached through https, not ${url.protocol}//${url.host}`);
}

const mayBePlain = ({ issuer }: ProviderSettings): boolean => isLoopback(new URL(issuer));

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === "[::1]" || hostname === "localhost");
