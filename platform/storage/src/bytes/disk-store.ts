/** Keeps bytes in a folder of this machine, so that a crash at any moment leaves whole files or none. */
import { link, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isUuid } from "@platform/storage/objects/uuid";
import type { ByteStore } from "./byte-store.ts";
import { readFrom } from "./disk-reader.ts";
import { filesBelow } from "./disk-walk.ts";
import { copyDurably, flushFolder, ensureLength, makeFolder, writeTo } from "./durable.ts";

export function createDiskStore(root: string): ByteStore {
  // Two levels of 256 folders keep each small enough to be listed, also with millions of files.
  const folderOf = (id: string) => ["files", ensureId(id).slice(0, 2), id.slice(2, 4)];
  const placeOf = (id: string) => join(root, ...folderOf(id), id);
  const draftOf = (id: string) => join(root, "incoming", ensureId(id));

  // The content is on disk by now; next its name has to be: rename, then flush the folder that holds the name.
  const settle = async (id: string) => {
    await makeFolder(root, folderOf(id));
    await rename(draftOf(id), placeOf(id));
    await flushFolder(dirname(placeOf(id)));
  };

  return {
    write: async (id, source) => {
      const draft = draftOf(id);
      await makeFolder(root, ["incoming"]);
      try {
        const file = await open(draft, "wx", 0o600);
        await writeTo(file, 0, source);
        await settle(id);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    append: async (id, offset, source) => {
      const place = placeOf(id);
      const isNew = offset === 0;
      if (isNew) await makeFolder(root, folderOf(id));
      else await ensureLength(place, offset);
      const file = await open(place, isNew ? "w" : "r+", 0o600);
      const length = await writeTo(file, offset, source);
      if (isNew) await flushFolder(dirname(place));
      return length;
    },

    read: async (id, range) => {
      const file = await unlessMissing(open(placeOf(id), "r"));
      return file && readFrom(file, range);
    },

    size: async (id) => (await unlessMissing(stat(placeOf(id))))?.size,

    copy: async (from, to) => {
      const draft = draftOf(to);
      await makeFolder(root, ["incoming"]);
      try {
        // A second name for the same bytes costs nothing; some file systems cannot do it.
        await link(placeOf(from), draft).catch(() => copyDurably(placeOf(from), draft));
        await settle(to);
        return true;
      } catch (error) {
        await rm(draft, { force: true });
        if (isMissing(error)) return false;
        throw error;
      }
    },

    remove: (id) => rm(placeOf(id), { force: true }),
    files: () => filesBelow(root),
    removeFile: ({ id, isLeftover }) => rm(isLeftover ? draftOf(id) : placeOf(id), { force: true }),
  };
}

// Ids are ours, but a store that believes its callers is one mistake away from writing anywhere.
function ensureId(id: string): string {
  if (!isUuid(id)) throw new Error("Files are named by uuid only");
  return id;
}

async function unlessMissing<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
