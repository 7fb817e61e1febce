/** The folder of backups: one folder each, named by its time; what is not finished has another name. */
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { readManifest, type Manifest } from "./manifest.ts";

export type Backup = { name: string; path: string; madeAt: Date; bytes: number; isEncrypted: boolean };

/** Newest first. A folder that is no readable backup is passed over. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => finishedName.test(name));
  const found = await Promise.all(names.map((name) => backupAt(join(folder, name)).catch(() => undefined)));
  return found
    .filter((backup) => backup !== undefined)
    .toSorted(
      (backup, other) => other.madeAt.getTime() - backup.madeAt.getTime() || (other.name > backup.name ? 1 : -1),
    );
}

export async function backupAt(path: string): Promise<Backup> {
  const { manifest } = await readManifest(path);
  return {
    name: basename(path),
    path,
    madeAt: new Date(manifest.madeAt),
    bytes: contentBytes(manifest),
    isEncrypted: manifest.encryption !== undefined,
  };
}

const contentBytes = ({ tables, files }: Manifest) =>
  tables.reduce((sum, { content }) => sum + (content?.bytes ?? 0), files?.bytes ?? 0);

/** Removes what is older than `before`, but never the newest one. Returns the names. */
export async function forgetBackups(folder: string, before: Date): Promise<string[]> {
  const [, ...older] = await backupsIn(folder);
  const gone = older.filter(({ madeAt }) => madeAt < before);
  for (const { name, path } of gone) {
    // Another name first: a folder that is half gone must not look like a backup.
    const draft = join(folder, `${unfinished}${name}`);
    await rename(path, draft);
    await rm(draft, { recursive: true, force: true });
  }
  return gone.map(({ name }) => name);
}

/** Only while no other backup is made into this folder. */
export async function freshDraft(folder: string): Promise<string> {
  for (const name of await readdir(folder))
    if (name.startsWith(unfinished)) await rm(join(folder, name), { recursive: true, force: true });
  const draft = join(folder, unfinished + randomBytes(4).toString("hex"));
  await mkdir(draft, { mode: 0o700 });
  return draft;
}

/** From here on it is a backup. */
export async function settleDraft(draft: string, folder: string, madeAt: Date): Promise<string> {
  const wanted = `${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  await flush(draft);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? wanted : `${wanted}-${number}`);
    if (await stat(path).catch(() => undefined)) continue;
    await rename(draft, path);
    await flush(folder);
    return path;
  }
}

const unfinished = ".unfinished-";
const finishedName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$/;

async function flush(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
