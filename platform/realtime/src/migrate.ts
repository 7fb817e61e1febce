import { join } from "node:path";
import { migrate, migrationsIn } from "@platform/kernel/migrate";

/** Brings the schema `realtime` up to date. Never run against a hosted project, which owns that schema itself. */
export const migrateRealtime = async (url: string): Promise<string[]> =>
  migrate(
    url,
    { schema: "realtime", table: "cuadrante_migration" },
    await migrationsIn(join(import.meta.dirname, "migrations")),
  );
