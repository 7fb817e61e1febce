import type { Addresses } from "@product/database/roles/addresses";
import type { Config } from "#server/config.ts";

/**
 * Addresses of the PostgreSQL that is configured; undefined where the app starts its own. One address serves every role
 * for which no other is given.
 */
export function givenAddresses(config: Config): Addresses | undefined {
  const { databaseUrl: url, databaseDirectUrl, databaseOwnerUrl, databaseRetentionUrl: retentionUrl } = config;
  if (!url) return undefined;
  const directUrl = databaseDirectUrl ?? url;
  return { url, directUrl, ownerUrl: databaseOwnerUrl ?? directUrl, retentionUrl };
}
