/** Fills a new platform from a script: people, buckets and files as a dump of the reference names them. */
import { runScript } from "@platform/kernel/run-script";
import { openSql } from "@platform/kernel/sql";

/** Does nothing where somebody has an account or a file already. */
export async function seedPlatform(url: string, script: string): Promise<void> {
  const sql = openSql({ url, connections: 1 });
  try {
    if ((await sql.first<{ used: boolean }>(isUsed))!.used) return;
  } finally {
    await sql.close();
  }
  await runScript(url, roles + script);
}

const isUsed = `SELECT EXISTS (SELECT FROM auth.users) OR EXISTS (SELECT FROM storage.objects) AS used`;

// Policies of the reference name them.
const roles = ["anon", "authenticated", "service_role"]
  .map(
    (role) =>
      `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF; END $$;\n`,
  )
  .join("");
