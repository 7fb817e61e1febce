/** Shows that a backup can be restored, by doing it: into a database beside the real one, which is dropped again. */
import { randomBytes } from "node:crypto";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup, type RestoreOptions } from "./restore-backup.ts";
import { backupSession, endSession } from "./session.ts";
import { quoted } from "./tables.ts";

/** `checked` where the server lets us make no database: then every checksum was compared, and no more. */
export async function tryRestore(
  options: Omit<RestoreOptions, "files" | "replace" | "dataDir">,
): Promise<"restored" | "checked"> {
  const admin = await backupSession(options.url);
  const name = `${prefix}${randomBytes(4).toString("hex")}`;
  try {
    await dropLeftovers(admin);
    const isMade = await admin.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === notAllowed) return false;
        throw error;
      },
    );
    if (!isMade) {
      await checkBackup(options.backup, options.passphrase);
      return "checked";
    }
    const url = new URL(options.url);
    url.pathname = `/${name}`;
    await restoreBackup({ ...options, url: url.href, files: undefined, replace: false });
    return "restored";
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`).catch(() => {});
    await endSession(admin, "in peace").catch(() => {});
  }
}

const prefix = "cuadrante_trial_";
const notAllowed = "42501";

/** Left by a process that was killed; one that is in use refuses to go, and should. */
async function dropLeftovers(admin: Awaited<ReturnType<typeof backupSession>>): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT datname::text AS name FROM pg_database WHERE datname LIKE '${prefix}%'`,
  );
  for (const { name } of rows) await admin.query(`DROP DATABASE IF EXISTS ${quoted(name)}`).catch(() => {});
}
