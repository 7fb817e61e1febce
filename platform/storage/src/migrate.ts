import { join } from "node:path";
import { migrate, migrationsIn, type SchemaSource } from "@platform/kernel/migrate";

export const storageSchema = async (): Promise<SchemaSource> => ({
  ledger: { schema: "storage", table: "cuadrante_migration" },
  migrations: await migrationsIn(join(import.meta.dirname, "migrations")),
  // An upload that is under way lies partly on this machine's disk; its client begins anew.
  passing: ["tus_uploads"],
  files: { table: "storage.objects", column: "version" },
});

/** Brings the schema `storage` up to date. Never run against a hosted project, which owns that schema itself. */
export async function migrateStorage(url: string): Promise<string[]> {
  const { ledger, migrations } = await storageSchema();
  return migrate(url, ledger, migrations);
}
