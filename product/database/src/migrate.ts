import { join } from "node:path";
import {
  migrate as bringUpToDate,
  migrationsIn,
  type Ledger,
  type Migration,
  type SchemaSource,
} from "@platform/kernel/migrate";

import { hashKeyPurpose } from "./keyed-hash.ts";
import { personKeysPurpose } from "./person-keys.ts";

export type { Migration };

/** Brings the product's schema up to date and returns the names applied now. */
export const migrate = async (url: string, migrations?: Migration[]): Promise<string[]> =>
  bringUpToDate(url, ledger, migrations ?? (await migrationsOnDisk()));

export const migrationsOnDisk = (): Promise<Migration[]> => migrationsIn(join(import.meta.dirname, "migrations"));

export const productSchema = async (): Promise<SchemaSource> => ({
  ledger,
  migrations: await migrationsOnDisk(),
  beside: ["app_sealed"],
  sealed: [
    { table: "app.person_key", id: "person_id", column: "wrapped_key", purpose: personKeysPurpose },
    { table: "app.hash_key", id: "purpose", column: "wrapped_key", purpose: hashKeyPurpose },
  ],
});

const ledger: Ledger = { schema: "app", table: "migration" };
