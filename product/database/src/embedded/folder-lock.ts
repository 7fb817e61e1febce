/** One living owner per folder, also after kill -9, also when two starts race for a dead owner's lock. */
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";
import { isStillRunning, thisProcess, type ProcessMark } from "./process-mark.ts";

/** Locks the folder for this process, making it if needed, and returns the release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "lock");
  const ownHolder: Holder = { id: randomBytes(8).toString("hex"), ...(await thisProcess()) };
  const rival = await acquire(path, ownHolder);
  if (rival) throw new StartProblem(`The data folder ${folder} is already in use by process ${rival.pid}.`);
  return async () => {
    const holder = await readHolder(path);
    if (holder?.id === ownHolder.id) await unlink(path);
  };
}

interface Holder extends ProcessMark {
  id: string;
}

// Each dead holder has exactly one heir: the claim's name is made from the dead holder's id, so two starts that
// both see the dead lock meet there, and the later one finds the lock changed when it gets its turn.
async function acquire(path: string, ownHolder: Holder): Promise<Holder | undefined> {
  for (;;) {
    if (await createWhole(path, ownHolder)) return undefined;
    const holder = await readHolder(path);
    if (!holder) continue;
    if (await isStillRunning(holder)) return holder;

    const claim = `${path}.after-${holder.id}`;
    const rival = await acquire(claim, ownHolder);
    if (rival) return rival;
    const current = await readHolder(path);
    if (current?.id === holder.id) {
      await rename(claim, path);
      return undefined;
    }
    await unlink(claim);
  }
}

// A link appears with its content, so no reader ever sees an empty lock.
async function createWhole(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.id}`;
  try {
    await writeFile(draft, `${JSON.stringify(holder)}\n`, { mode: 0o644 });
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    throw new StartProblem(`${path} is damaged; delete it if no other Cuadrante runs on this folder.`);
  }
}
