/** Chooses who runs PostgreSQL and the folder that holds its data: the data folder, or another where that one is closed. */
import { createHash } from "node:crypto";
import { chown, lstat, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";
import { chooseIdentity, isRoot, tryAs, type Identity, type RunAs } from "./identity.ts";

interface Place {
  /** Folder that holds the cluster and, where needed, a copy of the binaries. */
  home: string;
  /** Where the cluster lies now, if there is one. */
  from: string;
  identity: Identity;
}

interface Wish {
  dataDir: string;
  runAs: RunAs;
  say: (line: string) => void;
}

export async function choosePlace({ dataDir, runAs, say }: Wish): Promise<Place> {
  const last = (await rememberedHome(dataDir)) ?? dataDir;
  const from = join(last, "postgres");
  const identity = await chooseIdentity(runAs, await ownerOf(from));
  const reachable = !isRoot() || (await canWriteIn(last, identity));
  const home = reachable ? last : await enterableFolder(dataDir, identity);
  if (home !== dataDir) say(`The database lies in ${home}, because PostgreSQL may not enter ${dataDir}`);
  return { home, from, identity };
}

/** To be called once the cluster is there, so that a killed move is found and finished. */
export async function rememberHome(dataDir: string, home: string): Promise<void> {
  if (home !== dataDir) await writeFile(noteIn(dataDir), `${home}\n`);
}

const noteIn = (dataDir: string) => join(dataDir, "postgres-location");

export async function rememberedHome(dataDir: string): Promise<string | undefined> {
  const note = noteIn(dataDir);
  const home = (await readFile(note, "utf8").catch(() => "")).trim();
  if (!home) return undefined;
  if (await stat(home).catch(() => undefined)) return home;
  // Going on would show an empty database to someone whose data are only out of reach.
  throw new StartProblem(
    `The database was kept in ${home}, which is gone; bring it back, or delete ${note} to begin anew.`,
  );
}

const ownerOf = (cluster: string) => stat(cluster).catch(() => undefined);

// Asked of the system itself, by doing it: modes alone do not tell about mounts, lists or namespaces.
async function canWriteIn(folder: string, identity: Identity): Promise<boolean> {
  const probe = await mkdtemp(join(folder, ".reach-"));
  try {
    await chown(probe, identity.uid, identity.gid);
    return (await tryAs(identity, "sh", ["-c", 'cd "$1" && : > file', "sh", probe])).ok;
  } finally {
    await rm(probe, { recursive: true });
  }
}

async function enterableFolder(dataDir: string, identity: Identity): Promise<string> {
  const name = `cuadrante-${createHash("sha256").update(dataDir).digest("hex").slice(0, 8)}`;
  for (const parent of ["/var/lib", tmpdir()]) {
    const folder = join(parent, name);
    const ours = await makeOwnFolder(folder).catch(() => false);
    if (ours && (await canWriteIn(folder, identity).catch(() => false))) return folder;
  }
  throw new StartProblem(
    `PostgreSQL may not enter ${dataDir} as ${identity.name}, nor /var/lib/${name}; set DATA_DIR to a folder outside of home folders.`,
  );
}

// Names in a temporary folder can be taken by anyone, so one that others own or may write is not used.
async function makeOwnFolder(folder: string): Promise<boolean> {
  await mkdir(folder, { mode: 0o711 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const { uid, mode, isDirectory } = await described(folder);
  return isDirectory && uid === process.getuid?.() && (mode & 0o022) === 0;
}

async function described(path: string) {
  const stats = await lstat(path);
  return { uid: stats.uid, mode: stats.mode, isDirectory: stats.isDirectory() };
}
