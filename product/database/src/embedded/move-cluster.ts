/** Brings an existing cluster to the place and the owner chosen for it. */
import { chown, cp, lchown, lstat, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isRoot, type Identity } from "./identity.ts";

export async function settleCluster({ from, to, identity }: { from: string; to: string; identity: Identity }) {
  if (from !== to && !(await exists(to)) && (await exists(from))) await move(from, to);
  if (isRoot() && (await exists(to))) await give(to, identity);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const draft = `${to}.moving`;
    await rm(draft, { recursive: true, force: true });
    await cp(from, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rename(draft, to);
    await rm(from, { recursive: true });
  }
}

// The folder itself comes last: its owner tells whether the work was finished.
async function give(folder: string, { uid, gid }: Identity): Promise<void> {
  if ((await lstat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await chown(folder, uid, gid);
}
