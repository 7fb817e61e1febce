/** Copies stored files into a backup and back. Files never change under one id, so that only coming and going matters. */
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { measured, type Measure, type PartFolder } from "./parts.ts";

/** Where the bytes of files are kept; the part of a storage service's own store that a backup needs. */
export type FileStore = {
  read(id: string): Promise<{ next(): Promise<Uint8Array | undefined>; close(): Promise<void> } | undefined>;
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  size(id: string): Promise<number | undefined>;
};

/** The table and column that name the files. */
export type FileNames = { table: string; column: string };

export type FileInBackup = { id: string; bytes: number; sha256: string };

/** A file was removed or replaced between the snapshot and its copying: another snapshot is needed. */
export class FilesMoved extends Error {
  override readonly name = "FilesMoved";
}

export const partOf = (id: string): string => `files/${id.slice(0, 2)}/${id}`;

export function fileCopier(options: {
  parts: PartFolder;
  store: FileStore;
  names: FileNames;
  draft: string;
  /** An earlier backup, whose copies are shared instead of written again. */
  earlier: PartFolder | undefined;
}) {
  const { parts, store, names, draft, earlier } = options;
  const noted = join(draft, "files.noted");
  const notes = createWriteStream(noted, { mode: 0o600 });
  const failed = finished(notes).catch((error: unknown) => error);

  const copy = async (id: string): Promise<boolean> => {
    const part = partOf(id);
    const content = await contentOf(store, id);
    if (!content) return false;
    const measure = (await shared(id, content)) ?? (await parts.write(part, content));
    if (!notes.write(`${measure.sha256} ${measure.bytes} ${id}\n`))
      await Promise.race([new Promise((drained) => notes.once("drain", drained)), failed]);
    return true;
  };
  const shared = async (id: string, content: AsyncIterable<Uint8Array>): Promise<Measure | undefined> => {
    const place = earlier?.pathOf(partOf(id));
    const there = place && (await stat(place).catch(() => undefined));
    if (!there || there.size !== (await store.size(id))) return undefined;
    const target = parts.pathOf(partOf(id));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const linked = await link(place, target).then(
      () => true,
      () => false,
    );
    // The live bytes are measured: should the shared copy have rotted, checking the backup tells.
    return linked ? measured(content) : undefined;
  };
  const isCopied = (id: string) =>
    stat(parts.pathOf(partOf(id))).then(
      () => true,
      () => false,
    );

  return {
    /** The long work, before the snapshot: what exists now. */
    async copyPresent(now: pg.Client): Promise<void> {
      for await (const ids of namedFiles(now, names)) for (const id of ids) await copy(id);
    },
    /** The rest, under the snapshot: what came meanwhile. Returns the names that have no bytes, now as then. */
    async copyRest(snapshot: pg.Client, now: pg.Client): Promise<string[]> {
      const missing: string[] = [];
      for await (const ids of namedFiles(snapshot, names))
        for (const id of ids) {
          if ((await isCopied(id)) || (await copy(id))) continue;
          if ((await among(now, names, [id])).size === 0) throw new FilesMoved();
          missing.push(id);
        }
      return missing;
    },
    /** Writes the list, and drops the copies of files that the snapshot does not know. */
    async finish(snapshot: pg.Client): Promise<{ count: number; bytes: number; list: Measure }> {
      notes.end();
      const failure = await failed;
      if (failure) throw failure;
      let count = 0;
      let bytes = 0;
      const kept = async function* () {
        for await (const batch of inBatches(linesOf(createReadStream(noted)))) {
          const known = await among(
            snapshot,
            names,
            batch.map(({ id }) => id),
          );
          for (const file of batch) {
            if (!known.has(file.id)) {
              await rm(parts.pathOf(partOf(file.id)), { force: true });
              continue;
            }
            count += 1;
            bytes += file.bytes;
            yield Buffer.from(`${file.sha256} ${file.bytes} ${file.id}\n`);
          }
        }
      };
      const list = await parts.write("files.txt", kept());
      await rm(noted);
      return { count, bytes, list };
    },
  };
}

export const filesIn = (parts: PartFolder): AsyncGenerator<FileInBackup> => linesOf(parts.read("files.txt"));

/** Puts the files where the service looks for them. One that is there already stays. */
export async function putFiles(parts: PartFolder, store: FileStore): Promise<void> {
  for await (const { id, bytes } of filesIn(parts))
    if ((await store.size(id)) !== bytes) await store.write(id, parts.read(partOf(id)));
}

async function contentOf(store: FileStore, id: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const reader = await store.read(id);
  return (
    reader &&
    (async function* () {
      try {
        for (let chunk = await reader.next(); chunk; chunk = await reader.next()) yield chunk;
      } finally {
        await reader.close();
      }
    })()
  );
}

async function* namedFiles(client: pg.Client, { table, column }: FileNames): AsyncGenerator<string[]> {
  for (let after = ""; ;) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT ${column} AS id FROM ${table} WHERE ${column} > $1 ORDER BY ${column} LIMIT ${batchLength}`,
      [after],
    );
    yield rows.map(({ id }) => id);
    if (rows.length < batchLength) return;
    after = rows.at(-1)!.id;
  }
}

async function among(client: pg.Client, { table, column }: FileNames, ids: string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT ${column} AS id FROM ${table} WHERE ${column} = ANY($1)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

const batchLength = 500;

async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<FileInBackup> {
  for await (const line of createInterface({ input: Readable.from(content), crlfDelay: Infinity })) {
    const [sha256 = "", bytes = "", id = ""] = line.split(" ");
    yield { sha256, bytes: Number(bytes), id };
  }
}

async function* inBatches(files: AsyncIterable<FileInBackup>): AsyncGenerator<FileInBackup[]> {
  let batch: FileInBackup[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < batchLength) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
