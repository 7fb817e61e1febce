import { invalid } from "@platform/auth/request/errors";
import type { ProviderSettings } from "@platform/auth/providers/presets";
import type { AuthSettings } from "@platform/auth/settings";

export const providerNamed = ({ providers }: AuthSettings, name: string): ProviderSettings | undefined =>
  Object.hasOwn(providers, name) ? providers[name] : undefined;

/** Refuses in the words of the reference: a provider of the protocol is off, any other is unknown. */
export function ensureProvider(settings: AuthSettings, name: string): ProviderSettings {
  const found = providerNamed(settings, name);
  if (found) return found;
  throw invalid(
    `Unsupported provider: ${providersOfProtocol.includes(name) ? "provider is not enabled" : `Provider ${name} could not be found`}`,
  );
}

/** The issuers that the protocol knows by name, for what a refusal says. */
export const issuersOfProtocol: Record<string, string | undefined> = {
  apple: "https://appleid.apple.com",
  azure: "https://login.microsoftonline.com/common/v2.0",
  facebook: "https://www.facebook.com",
  google: "https://accounts.google.com",
  kakao: "https://kauth.kakao.com",
  keycloak: "keycloak",
  snapchat: "https://accounts.snapchat.com",
};

/** Every provider that the protocol knows by name. */
export const providersOfProtocol =
  "apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin linkedin_oidc notion spotify slack slack_oidc workos twitch twitter zoom".split(
    " ",
  );
