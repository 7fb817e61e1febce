import { join } from "node:path";
import { migrate, migrationsIn } from "@platform/kernel/migrate";

/** Brings the schema `storage` up to date. Never run against a hosted project, which owns that schema itself. */
export const migrateStorage = async (url: string): Promise<string[]> =>
  migrate(
    url,
    { schema: "storage", table: "cuadrante_migration" },
    await migrationsIn(join(import.meta.dirname, "migrations")),
  );
