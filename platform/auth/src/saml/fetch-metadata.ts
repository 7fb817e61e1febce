/** Reads what a provider publishes of itself at an address, and again when it has become old: keys are replaced. */
import { secondsBefore } from "@platform/kernel/clock";
import { fetchOutside } from "@platform/kernel/fetch-outside";
import type { Auth, AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { SsoProvider } from "./provider.ts";
import { readProviderMetadata } from "./provider-metadata.ts";

const freshSeconds = 24 * 60 * 60;

export async function fetchMetadata(
  url: string,
  { settings: { outsideHosts } }: Pick<Auth, "settings">,
): Promise<string> {
  const failed = (why: string) =>
    new AuthError(400, "saml_metadata_fetch_failed", `${why} fetching SAML Metadata from URL '${url}'`);
  let response: Response;
  try {
    const headers = { accept: "application/samlmetadata+xml, */*" };
    response = await fetchOutside(url, { headers, allowedHosts: outsideHosts, mostRedirects: 3 });
  } catch {
    throw failed("Error");
  }
  if (response.status !== 200) throw failed(`HTTP ${response.status} error`);
  return response.text();
}

/** Keeps what is known where the provider does not answer, or answers as somebody else. */
export async function refreshed({ auth, now }: AuthRequest, provider: SsoProvider): Promise<SsoProvider> {
  if (provider.metadata_url === null || provider.metadata_read_at > secondsBefore(now, freshSeconds)) return provider;
  try {
    const metadata_xml = await fetchMetadata(provider.metadata_url, auth);
    if (readProviderMetadata(metadata_xml).entityId !== provider.entity_id) throw new Error("another entity");
    await auth.db.rows(`UPDATE auth.saml_providers SET metadata_xml = $2, updated_at = $3 WHERE sso_provider_id = $1`, [
      provider.id,
      metadata_xml,
      now,
    ]);
    return { ...provider, metadata_xml };
  } catch (error) {
    auth.log.warn({ error, provider: provider.id }, "metadata of an identity provider could not be read again");
    return provider;
  }
}
