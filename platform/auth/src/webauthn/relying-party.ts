import type { AuthSettings } from "@platform/auth/settings";

/** For whom keys are made: the site, and nobody who only says so in a request. */
export type RelyingParty = { id: string; name: string; origins: string[] };

export function relyingParty({ siteUrl, webauthn }: AuthSettings): RelyingParty {
  const { hostname, host, origin } = new URL(siteUrl);
  return { id: webauthn.rpId ?? hostname, name: webauthn.rpName ?? host, origins: webauthn.origins ?? [origin] };
}
