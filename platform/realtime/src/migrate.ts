import { join } from "node:path";
import { migrate, migrationsIn, type SchemaSource } from "@platform/kernel/migrate";

export const realtimeSchema = async (): Promise<SchemaSource> => ({
  ledger: { schema: "realtime", table: "cuadrante_migration" },
  migrations: await migrationsIn(join(import.meta.dirname, "migrations")),
  passing: ["messages", "changes"],
});

/** Brings the schema `realtime` up to date. Never run against a hosted project, which owns that schema itself. */
export async function migrateRealtime(url: string): Promise<string[]> {
  const { ledger, migrations } = await realtimeSchema();
  return migrate(url, ledger, migrations);
}
