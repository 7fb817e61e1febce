/** Adds and changes identity providers; each entity and each domain belongs to one. */
import type { Sql } from "@platform/kernel/sql";
import { AuthError } from "@platform/auth/request/errors";
import { oneAtATime } from "@platform/auth/users/sign-up";
import { providerById, providerOfDomain, providerOfEntity, type SsoProvider } from "./provider.ts";

export type ProviderFields = Pick<
  SsoProvider,
  | "resource_id"
  | "disabled"
  | "entity_id"
  | "metadata_xml"
  | "metadata_url"
  | "attribute_mapping"
  | "name_id_format"
  | "domains"
>;

export async function addProvider(tx: Sql, fields: ProviderFields, now: Date): Promise<SsoProvider> {
  await oneAtATime(tx, "single sign-on");
  if (await providerOfEntity(tx, fields.entity_id))
    throw new AuthError(
      422,
      "saml_idp_already_exists",
      `SAML Identity Provider with this EntityID (${fields.entity_id}) already exists`,
    );
  await ensureFreeName(tx, fields.resource_id, undefined);
  const row = await tx.first<{ id: string }>(
    `INSERT INTO auth.sso_providers (resource_id, disabled, created_at, updated_at) VALUES ($1, $2, $3, $3) RETURNING id`,
    [fields.resource_id, fields.disabled, now],
  );
  await tx.rows(
    `INSERT INTO auth.saml_providers (sso_provider_id, entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [row!.id, fields.entity_id, ...described(fields), now],
  );
  return withDomains(tx, row!.id, fields.domains, now);
}

export async function changeProvider(tx: Sql, id: string, fields: ProviderFields, now: Date): Promise<SsoProvider> {
  await oneAtATime(tx, "single sign-on");
  await ensureFreeName(tx, fields.resource_id, id);
  await tx.rows(`UPDATE auth.sso_providers SET resource_id = $2, disabled = $3, updated_at = $4 WHERE id = $1`, [
    id,
    fields.resource_id,
    fields.disabled,
    now,
  ]);
  await tx.rows(
    `UPDATE auth.saml_providers SET metadata_xml = $2, metadata_url = $3, attribute_mapping = $4, name_id_format = $5, updated_at = $6
     WHERE sso_provider_id = $1`,
    [id, ...described(fields), now],
  );
  return withDomains(tx, id, fields.domains, now);
}

const described = ({ metadata_xml, metadata_url, attribute_mapping, name_id_format }: ProviderFields) => [
  metadata_xml,
  metadata_url,
  attribute_mapping,
  name_id_format,
];

async function ensureFreeName(tx: Sql, name: string | null, id: string | undefined): Promise<void> {
  if (name === null) return;
  const taken = await tx.first<{ id: string }>(
    `SELECT id FROM auth.sso_providers WHERE lower(resource_id) = lower($1) AND id IS DISTINCT FROM $2`,
    [name, id ?? null],
  );
  if (taken) throw new AuthError(422, "validation_failed", `resource_id '${name}' is already in use`);
}

async function withDomains(tx: Sql, id: string, domains: string[], now: Date): Promise<SsoProvider> {
  await tx.rows(`DELETE FROM auth.sso_domains WHERE sso_provider_id = $1 AND NOT (lower(domain) = ANY($2))`, [
    id,
    domains,
  ]);
  for (const domain of domains) {
    const owner = await providerOfDomain(tx, domain);
    if (owner && owner.id !== id)
      throw new AuthError(
        400,
        "sso_domain_already_exists",
        `SSO Domain '${domain}' is already assigned to an SSO identity provider (${owner.id})`,
      );
    if (!owner)
      await tx.rows(
        `INSERT INTO auth.sso_domains (sso_provider_id, domain, created_at, updated_at) VALUES ($1, $2, $3, $3)`,
        [id, domain, now],
      );
  }
  return (await providerById(tx, id))!;
}
