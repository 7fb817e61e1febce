/** Fills a new platform from a file: a dump of a hosted project, or statements of one's own. */
import { factorSeal, sealPlainSecrets } from "@platform/auth/mfa/sealed-secrets";
import { inOneTransaction, type Ask } from "@platform/kernel/one-transaction";
import { openSql } from "@platform/kernel/sql";
import { StartProblem } from "@platform/kernel/start-problem";
import { loadDump, type LoadedDump } from "./dumps/load-dump.ts";
import { isDump } from "./dumps/read-dump.ts";

export type SeedOptions = { url: string; secretKey: string };

/** Does nothing where somebody has an account or a file already. Says what a dump brought. */
export async function seedPlatform({ url, secretKey }: SeedOptions, text: string): Promise<LoadedDump | undefined> {
  const sql = openSql({ url, connections: 1 });
  try {
    if ((await sql.first<{ used: boolean }>(isUsed))!.used) return undefined;
    const loaded = await inOneTransaction(url, (ask) => fill(ask, text));
    await sealPlainSecrets(sql, factorSeal(secretKey));
    return loaded;
  } finally {
    await sql.close();
  }
}

async function fill(ask: Ask, text: string): Promise<LoadedDump | undefined> {
  if (text.startsWith("PGDMP")) throw new StartProblem("it is an archive of pg_dump: make it with --format=plain");
  await ask(roles);
  if (isDump(text)) return loadDump(ask, text);
  await ask(text);
  return undefined;
}

const isUsed = `SELECT EXISTS (SELECT FROM auth.users) OR EXISTS (SELECT FROM storage.objects) AS used`;

// Policies of the reference name them.
const roles = ["anon", "authenticated", "service_role"]
  .map(
    (role) =>
      `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF; END $$;\n`,
  )
  .join("");
