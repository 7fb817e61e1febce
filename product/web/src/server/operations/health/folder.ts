import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { seen, type Look } from "./seen.ts";

/** Checks whether other accounts of this machine could read files that must stay secret. */
export const lookAtFolder: Look = async ({ config }) => {
  const dataDir = resolve(config.dataDir);
  const backups = resolve(config.backup.folder);
  const secrets = [join(dataDir, "secret.key"), join(dataDir, "postgres-password")];
  // Encrypted ones may be seen by anyone.
  if (!config.backup.passphrase) secrets.push(backups);
  for (const path of secrets) {
    const mode = await modeOf(path);
    if (mode !== undefined && (mode & 0o077) !== 0)
      return seen("bad", "open", { path, mode: path === backups ? "700" : "600" });
  }
  const mode = await modeOf(dataDir);
  if (mode === undefined) return seen("bad", "missing", { folder: dataDir });
  return (mode & 0o022) === 0 ? seen("ok", "ok", { folder: dataDir }) : seen("bad", "writable", { folder: dataDir });
};

/** Nothing to say on Windows, whose rights are no such numbers. */
const modeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mode }) => (process.platform === "win32" ? 0 : mode & 0o777),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
