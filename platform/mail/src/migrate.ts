import { join } from "node:path";
import { migrate, migrationsIn } from "@platform/kernel/migrate";

/** Brings the outbox's schema up to date and returns the names applied now. */
export const migrateMail = async (url: string): Promise<string[]> =>
  migrate(url, { schema: "mail", table: "migration" }, await migrationsIn(join(import.meta.dirname, "migrations")));
