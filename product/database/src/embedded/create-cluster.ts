/** Makes the cluster and its password at the first start, whole or not at all. */
import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";
import type { Binaries } from "./binaries.ts";
import { initdbProblem } from "./failures.ts";
import { isRoot, tryAs, type Identity } from "./identity.ts";

interface Plan {
  dataDir: string;
  home: string;
  identity: Identity;
  binaries: Binaries;
  say: (line: string) => void;
  /** False where nobody minds what a crash of the machine would lose. */
  isDurable: boolean;
}

export async function createCluster(plan: Plan): Promise<{ password: string; wasEmpty: boolean }> {
  const { dataDir, home, binaries } = plan;
  const cluster = join(home, "postgres");
  const passwordFile = join(dataDir, "postgres-password");
  const password = await readIfPresent(passwordFile);
  await removeUnfinished(home);
  if (await isCluster(cluster, binaries)) {
    if (!password) throw new StartProblem(`${passwordFile} is missing; the database in ${cluster} opens only with it.`);
    return { password, wasEmpty: false };
  }
  plan.say(`Creating the database in ${cluster}`);
  const fresh = password || (await makePassword(passwordFile));
  await initialise(plan, cluster, fresh);
  return { password: fresh, wasEmpty: true };
}

const readIfPresent = (file: string) =>
  readFile(file, "utf8").then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );

async function isCluster(cluster: string, { major }: Binaries): Promise<boolean> {
  const version = await readIfPresent(join(cluster, "PG_VERSION"));
  if (version === major) return true;
  if (version) {
    throw new StartProblem(
      `The database in ${cluster} was made by PostgreSQL ${version} and this is PostgreSQL ${major}; ` +
        `start the release that made it, back up, and restore the backup here.`,
    );
  }
  const content = await readdir(cluster).catch(() => []);
  if (content.length > 0) throw new StartProblem(`${cluster} holds files but no database; move them away.`);
  return false;
}

async function makePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return password;
}

const unfinished = "postgres.new-";

// A killed app may leave an initdb that still writes, so each attempt has its own folder and this one may fail.
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinished)) await rm(join(home, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function initialise(plan: Plan, cluster: string, password: string): Promise<void> {
  const draft = join(plan.home, unfinished + randomBytes(4).toString("hex"));
  const data = join(draft, "data");
  const passwordCopy = join(draft, "password");
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordCopy, password, { mode: 0o600 });
  if (isRoot()) for (const path of [passwordCopy, draft]) await chown(path, plan.identity.uid, plan.identity.gid);
  try {
    await initdb(plan, data, passwordCopy);
    await rename(data, cluster);
    await sync(plan.home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initdb(plan: Plan, data: string, passwordFile: string): Promise<void> {
  const { identity, binaries, dataDir } = plan;
  const flush = plan.isDurable ? [] : ["--no-sync"];
  const common = ["-D", data, "-U", "cuadrante", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, ...flush];
  const sorting = ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und", "--locale=C"];
  // Under the character class C, pg_trgm takes ñ and á for gaps between words; not every system has the other.
  const first = await tryAs(identity, binaries.initdb, [...common, ...sorting, "--lc-ctype=C.UTF-8"]);
  if (first.ok) return;
  const nameless = first.output.includes("invalid locale name");
  const last = nameless ? await tryAs(identity, binaries.initdb, [...common, ...sorting]) : first;
  if (!last.ok) throw initdbProblem(last.output, dataDir);
}

async function sync(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
