import type { Addresses } from "@product/database/roles/addresses";
import type { Config } from "#server/config.ts";

/** Of the PostgreSQL that is configured; none where the app brings its own. One address does everything where no other is given. */
export function givenAddresses(config: Config): Addresses | undefined {
  const { databaseUrl: url, databaseDirectUrl, databaseOwnerUrl, databaseRetentionUrl: retentionUrl } = config;
  if (!url) return undefined;
  const directUrl = databaseDirectUrl ?? url;
  return { url, directUrl, ownerUrl: databaseOwnerUrl ?? directUrl, retentionUrl };
}
