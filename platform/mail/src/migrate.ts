import { join } from "node:path";
import { migrate, migrationsIn, type SchemaSource } from "@platform/kernel/migrate";
import { messageSecrets } from "./secret-seal.ts";

export const mailSchema = async (): Promise<SchemaSource> => ({
  ledger: { schema: "mail", table: "migration" },
  migrations: await migrationsIn(join(import.meta.dirname, "migrations")),
  sealed: [{ table: "mail.message", id: "id", column: "secrets", purpose: messageSecrets }],
});

/** Brings the outbox's schema up to date and returns the names applied now. */
export async function migrateMail(url: string): Promise<string[]> {
  const { ledger, migrations } = await mailSchema();
  return migrate(url, ledger, migrations);
}
