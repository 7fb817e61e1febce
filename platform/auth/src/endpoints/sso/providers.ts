/** The project's server says which identity providers are trusted, and for which domains. */
import { z } from "zod";
import { audit } from "@platform/auth/request/audit";
import { answer, type Auth, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson } from "@platform/auth/request/json";
import { attributeMapping } from "@platform/auth/saml/claims";
import { fetchMetadata } from "@platform/auth/saml/fetch-metadata";
import { listProviders, namedProvider, shownProvider, type SsoProvider } from "@platform/auth/saml/provider";
import { readProviderMetadata } from "@platform/auth/saml/provider-metadata";
import { addProvider, changeProvider } from "@platform/auth/saml/write-provider";
import { theServer } from "@platform/auth/users/the-server";

const schema = z.object({
  type: z.string().nullish(),
  metadata_url: z.string().max(2048).nullish(),
  metadata_xml: z.string().nullish(),
  domains: z.array(z.string()).max(100).nullish(),
  attribute_mapping: attributeMapping.nullish(),
  name_id_format: z.string().nullish(),
  resource_id: z.string().max(200).nullish(),
  disabled: z.boolean().nullish(),
});
type Body = z.infer<typeof schema>;

export async function adminListProviders({ auth, query }: AuthRequest): Promise<Response> {
  const found = await listProviders(auth.db, query.get("resource_id") ?? "", query.get("resource_id_prefix") ?? "");
  return answer({ items: found.map(shownProvider) });
}

export async function adminGetProvider(call: AuthRequest): Promise<Response> {
  return answer(shownProvider(await named(call)));
}

export async function adminCreateProvider(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const body = await readJson(call.request, schema);
  if ((body.type ?? "") !== "saml") throw invalid("Only 'saml' supported for SSO provider type");
  const metadata = await metadataIn(body, auth);
  if (!metadata) throw invalid("Either metadata_xml or metadata_url must be set");
  const provider = await auth.db.transaction(async (tx) => {
    const fields = {
      ...metadata,
      resource_id: body.resource_id || null,
      disabled: body.disabled ?? false,
      attribute_mapping: body.attribute_mapping ?? null,
      name_id_format: nameIdFormat(body),
      domains: domainsIn(body) ?? [],
    };
    const added = await addProvider(tx, fields, now);
    await audit(tx, call, "sso_provider_created", theServer, { sso_provider_id: added.id });
    return added;
  });
  return Response.json(shownProvider(provider), { status: 201, headers: { "cache-control": "no-store" } });
}

/** A field that is absent stays unchanged. */
export async function adminUpdateProvider(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const body = await readJson(call.request, schema);
  const before = await named(call);
  const metadata = await metadataIn(body, auth);
  if (metadata && metadata.entity_id !== before.entity_id)
    throw new AuthError(
      400,
      "saml_entity_id_mismatch",
      `SAML Metadata can be updated only if the EntityIDs match for the provider; expected '${before.entity_id}' but got '${metadata.entity_id}'`,
    );
  const provider = await auth.db.transaction(async (tx) => {
    const fields = {
      ...before,
      ...metadata,
      ...(body.resource_id == null ? {} : { resource_id: body.resource_id || null }),
      ...(body.disabled == null ? {} : { disabled: body.disabled }),
      ...(body.attribute_mapping == null ? {} : { attribute_mapping: body.attribute_mapping }),
      ...(body.name_id_format == null ? {} : { name_id_format: nameIdFormat(body) }),
      domains: domainsIn(body) ?? before.domains,
    };
    const changed = await changeProvider(tx, before.id, fields, now);
    await audit(tx, call, "sso_provider_updated", theServer, { sso_provider_id: changed.id });
    return changed;
  });
  return answer(shownProvider(provider));
}

export async function adminDeleteProvider(call: AuthRequest): Promise<Response> {
  const provider = await named(call);
  await call.auth.db.transaction(async (tx) => {
    await tx.rows(`DELETE FROM auth.sso_providers WHERE id = $1`, [provider.id]);
    await audit(tx, call, "sso_provider_deleted", theServer, { sso_provider_id: provider.id });
  });
  return answer(shownProvider(provider));
}

async function named({ auth, params }: AuthRequest): Promise<SsoProvider> {
  const provider = await namedProvider(auth.db, params["providerId"] ?? "");
  if (!provider) throw new AuthError(404, "sso_provider_not_found", "SSO Identity Provider not found");
  return provider;
}

type Metadata = Pick<SsoProvider, "entity_id" | "metadata_xml" | "metadata_url">;

async function metadataIn({ metadata_url, metadata_xml }: Body, auth: Auth): Promise<Metadata | undefined> {
  if (metadata_url && metadata_xml) throw invalid("Only one of metadata_xml or metadata_url needs to be set");
  if (!metadata_url && !metadata_xml) return undefined;
  if (metadata_url && !(URL.canParse(metadata_url) && new URL(metadata_url).protocol === "https:"))
    throw invalid("metadata_url is not a HTTPS URL");
  const xml = metadata_xml || (await fetchMetadata(metadata_url!, auth));
  try {
    return { entity_id: readProviderMetadata(xml).entityId, metadata_xml: xml, metadata_url: metadata_url || null };
  } catch (error) {
    throw invalid(`SAML Metadata XML cannot be used: ${(error as Error).message}`);
  }
}

const domainForm = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

function domainsIn({ domains }: Body): string[] | undefined {
  if (domains == null) return undefined;
  const lower = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
  const wrong = lower.find((domain) => !domainForm.test(domain));
  if (wrong !== undefined) throw invalid(`'${wrong}' is not a domain`);
  return lower;
}

const nameIdFormats = [
  "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
];

function nameIdFormat({ name_id_format: format }: Body): string | null {
  if (!format) return null;
  if (!nameIdFormats.includes(format)) throw invalid(`name_id_format must be one of ${nameIdFormats.join(", ")}`);
  return format;
}
