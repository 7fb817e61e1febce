import { join } from "node:path";
import { factorSecrets } from "./mfa/sealed-secrets.ts";
import { samlKeys } from "./saml/service-key.ts";
import { migrate, migrationsIn, type SchemaSource } from "@platform/kernel/migrate";

export const authSchema = async (): Promise<SchemaSource> => ({
  ledger: { schema: "auth", table: "cuadrante_migration" },
  migrations: await migrationsIn(join(import.meta.dirname, "migrations")),
  // Open something for an hour at most: restored they would open nothing, and in a copy they are of use to thieves alone.
  passing: [
    "one_time_tokens",
    "flow_state",
    "mfa_challenges",
    "webauthn_challenges",
    "saml_relay_states",
    "saml_used_assertions",
    "oauth_authorizations",
    "spent_proofs",
  ],
  sealed: [
    { table: "auth.signing_keys", id: "kid", column: "sealed", purpose: "signing keys" },
    { table: "auth.mfa_factors", id: "id", column: "sealed_secret", purpose: factorSecrets },
    { table: "auth.saml_service_key", id: "id", column: "sealed", purpose: samlKeys },
  ],
});

/** Brings the schema `auth` up to date. Never run against a hosted project, which owns that schema itself. */
export async function migrateAuth(url: string): Promise<string[]> {
  const { ledger, migrations } = await authSchema();
  return migrate(url, ledger, migrations);
}
