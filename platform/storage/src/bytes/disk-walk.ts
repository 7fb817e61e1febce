import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isUuid } from "@platform/storage/objects/uuid";
import type { StoredFile } from "./byte-store.ts";

/** Every file of a disk store, one folder at a time. */
export async function* filesBelow(root: string): AsyncGenerator<StoredFile> {
  yield* filesIn(join(root, "incoming"), true);
  const files = join(root, "files");
  for (const first of await entriesOf(files))
    for (const second of await entriesOf(join(files, first.name)))
      yield* filesIn(join(files, first.name, second.name), false);
}

async function* filesIn(folder: string, isLeftover: boolean): AsyncGenerator<StoredFile> {
  for (const { name } of await entriesOf(folder)) {
    if (!isUuid(name)) continue;
    // The time of the last change of the entry, not of the content: a copy is a new name for old bytes.
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) yield { id: name, isLeftover, changedAt: found.ctime };
  }
}

const entriesOf = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
    throw error;
  }
};
