/** `@supabase/lite`, which lives in a folder of its own and is installed when it is first needed. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "peers");

export const peerScript = join(folder, "lite.process.mjs");
export const peerFilesScript = join(folder, "lite-files.process.mjs");

/** Why the comparison is not possible, if it is not. */
export function installPeer(): string | undefined {
  if (isInstalled()) return undefined;
  try {
    execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n").slice(0, 2).join(" ");
  }
}

/** npm keeps a copy of the lock beside what it installed. */
function isInstalled(): boolean {
  try {
    return versionIn("package-lock.json") === versionIn("node_modules/.package-lock.json");
  } catch {
    return false;
  }
}

function versionIn(lock: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(join(folder, lock), "utf8")) as {
    packages: Record<string, { version: string }>;
  };
  return packages["node_modules/@supabase/lite"]?.version;
}
