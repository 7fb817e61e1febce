/** The identity providers that this project trusts, as they are stored and as the protocol shows them. */
import type { Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/auth/request/bearer";
import type { AttributeMapping } from "./claims.ts";

export type SsoProvider = {
  id: string;
  resource_id: string | null;
  disabled: boolean;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping | null;
  name_id_format: string | null;
  metadata_read_at: Date;
  domains: string[];
  created_at: Date;
  updated_at: Date;
};

const columns = `p.id, p.resource_id, p.disabled, s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping, s.name_id_format,
  s.updated_at AS metadata_read_at, p.created_at, p.updated_at,
  ARRAY(SELECT d.domain FROM auth.sso_domains d WHERE d.sso_provider_id = p.id ORDER BY d.created_at, d.domain) AS domains`;
const from = `FROM auth.sso_providers p JOIN auth.saml_providers s ON s.sso_provider_id = p.id`;

export const listProviders = (sql: Sql, resourceId: string, prefix: string): Promise<SsoProvider[]> =>
  sql.rows(
    `SELECT ${columns} ${from}
     WHERE ($1 = '' OR lower(p.resource_id) = lower($1)) AND ($2 = '' OR starts_with(lower(p.resource_id), lower($2)))
     ORDER BY p.created_at, p.id`,
    [resourceId, prefix],
  );

export const providerById = (sql: Sql, id: string): Promise<SsoProvider | undefined> =>
  sql.first(`SELECT ${columns} ${from} WHERE p.id = $1`, [id]);

export const providerOfEntity = (sql: Sql, entityId: string): Promise<SsoProvider | undefined> =>
  sql.first(`SELECT ${columns} ${from} WHERE s.entity_id = $1`, [entityId]);

export const providerOfDomain = (sql: Sql, domain: string): Promise<SsoProvider | undefined> =>
  sql.first(
    `SELECT ${columns} ${from} JOIN auth.sso_domains d ON d.sso_provider_id = p.id WHERE lower(d.domain) = lower($1)`,
    [domain],
  );

/** By the id that we gave, or by the name that its administrator gave it. */
export async function namedProvider(sql: Sql, name: string): Promise<SsoProvider | undefined> {
  const resourceId = /^resource_(.+)$/.exec(name)?.[1];
  if (resourceId !== undefined) return (await listProviders(sql, resourceId, ""))[0];
  return isUuid(name) ? providerById(sql, name) : undefined;
}

export const shownProvider = (provider: SsoProvider): object => ({
  id: provider.id,
  ...(provider.resource_id === null ? {} : { resource_id: provider.resource_id }),
  disabled: provider.disabled,
  saml: {
    entity_id: provider.entity_id,
    metadata_xml: provider.metadata_xml,
    ...(provider.metadata_url === null ? {} : { metadata_url: provider.metadata_url }),
    attribute_mapping: provider.attribute_mapping ?? {},
    ...(provider.name_id_format === null ? {} : { name_id_format: provider.name_id_format }),
  },
  domains: provider.domains.map((domain) => ({ domain })),
  created_at: provider.created_at,
  updated_at: provider.updated_at,
});
