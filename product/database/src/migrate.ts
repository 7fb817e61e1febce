import { join } from "node:path";
import { migrate as bringUpToDate, migrationsIn, type Migration } from "@platform/kernel/migrate";

export type { Migration };

/** Brings the product's schema up to date and returns the names applied now. */
export const migrate = async (url: string, migrations?: Migration[]): Promise<string[]> =>
  bringUpToDate(url, { schema: "app", table: "migration" }, migrations ?? (await migrationsOnDisk()));

export const migrationsOnDisk = (): Promise<Migration[]> => migrationsIn(join(import.meta.dirname, "migrations"));
