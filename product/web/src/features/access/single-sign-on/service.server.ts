/** Requests to the authentication service about identity providers of companies. */
import { Refused, type Refusal } from "@product/domain/refusals";
import type { AsServer } from "#request/session.ts";

export type IdentityProvider = { id: string; name: string; domains: string[]; isOn: boolean };

type Shown = { id: string; disabled?: boolean; saml: { entity_id: string }; domains: { domain: string }[] };

const path = "/admin/sso/providers";

/** None where the service does not offer it at all. */
export async function identityProviders(asServer: AsServer): Promise<IdentityProvider[] | undefined> {
  const { status, body } = await asServer("GET", path);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`The authentication service answered ${status}`);
  return (body["items"] as Shown[]).map(providerOf);
}

const providerOf = ({ id, disabled, saml, domains }: Shown): IdentityProvider => ({
  id,
  name: saml.entity_id,
  domains: domains.map(({ domain }) => domain),
  isOn: disabled !== true,
});

export type NewProvider = { domains: string[]; metadata: string };

export async function addIdentityProvider(asServer: AsServer, newProvider: NewProvider): Promise<IdentityProvider> {
  const { domains, metadata } = newProvider;
  const described = metadata.startsWith("<") ? { metadata_xml: metadata } : { metadata_url: metadata };
  return granted(await asServer("POST", path, { type: "saml", domains, ...described }));
}

export const switchIdentityProvider = async (
  asServer: AsServer,
  id: string,
  isOn: boolean,
): Promise<IdentityProvider> => granted(await asServer("PUT", `${path}/${id}`, { disabled: !isOn }));

export const removeIdentityProvider = async (asServer: AsServer, id: string): Promise<IdentityProvider> =>
  granted(await asServer("DELETE", `${path}/${id}`));

function granted({ status, body }: Awaited<ReturnType<AsServer>>): IdentityProvider {
  if (status < 300) return providerOf(body as Shown);
  const refusal = refusals[String(body["code"])];
  throw refusal ? new Refused(refusal) : new Error(`The authentication service answered ${status}`);
}

const refusals: Partial<Record<string, Refusal>> = {
  saml_idp_already_exists: { code: "identity-provider.known" },
  sso_domain_already_exists: { code: "identity-provider.domain-taken" },
  saml_metadata_fetch_failed: { code: "identity-provider.unreachable" },
  validation_failed: { code: "identity-provider.unreadable" },
  sso_provider_not_found: { code: "record.choice-gone" },
};
