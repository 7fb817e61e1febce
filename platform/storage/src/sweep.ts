/** Finds what a crash may have left: files that belong to nothing, and uploads that nobody will finish. */
import type { ByteStore, StoredFile } from "./bytes/byte-store.ts";
import type { Storage } from "./request/call.ts";

export type Swept = {
  /** Files removed because no row knows them. */
  removed: number;
  /** Resumable uploads that ran out of time. */
  expired: number;
  /** Rows whose bytes are gone. This never happens by itself: somebody should know. */
  missing: { bucket: string; name: string; version: string }[];
};

type Parts = Pick<Storage, "db" | "bytes" | "clock">;

/** Safe to run at any time, in any number of processes. A file younger than `olderThan` may still get its row. */
export async function sweep(storage: Parts, { olderThan }: { olderThan: Date }): Promise<Swept> {
  const expired = await dropExpired(storage);
  let removed = 0;
  for await (const files of inBatches(oldFiles(storage.bytes, olderThan)))
    for (const file of await withoutRow(storage, files)) {
      await storage.bytes.removeFile(file);
      removed++;
    }
  return { removed, expired, missing: await rowsWithoutBytes(storage) };
}

async function dropExpired({ db, bytes, clock }: Parts): Promise<number> {
  const dropped = await db.rows<{ version: string; finished: boolean }>(
    `DELETE FROM storage.tus_uploads WHERE expires_at < $1 AND (locked_until IS NULL OR locked_until < $1)
     RETURNING version, finished`,
    [clock()],
  );
  for (const { version, finished } of dropped) if (!finished) await bytes.remove(version);
  return dropped.filter(({ finished }) => !finished).length;
}

async function* oldFiles(bytes: ByteStore, olderThan: Date): AsyncGenerator<StoredFile> {
  for await (const file of bytes.files()) if (file.changedAt < olderThan) yield file;
}

async function withoutRow({ db }: Parts, files: StoredFile[]): Promise<StoredFile[]> {
  const known = await db.rows<{ version: string }>(
    `SELECT version FROM storage.objects WHERE version = ANY($1)
     UNION ALL SELECT version FROM storage.tus_uploads WHERE version = ANY($1) AND NOT finished`,
    [files.map(({ id }) => id)],
  );
  const versions = new Set(known.map(({ version }) => version));
  // A draft is never the bytes of a row: those have their place already.
  return files.filter(({ id, isLeftover }) => isLeftover || !versions.has(id));
}

async function rowsWithoutBytes({ db, bytes }: Parts): Promise<Swept["missing"]> {
  const missing: Swept["missing"] = [];
  let after = "";
  for (;;) {
    const rows = await db.rows<{ version: string }>(
      `SELECT version FROM storage.objects WHERE version > $1 ORDER BY version LIMIT ${batchSize}`,
      [after],
    );
    for (const { version } of rows)
      if ((await bytes.size(version)) === undefined) missing.push(...(await still(db, version)));
    if (rows.length < batchSize) return missing;
    after = rows.at(-1)!.version;
  }
}

/** Replaced or removed since the row was read: then its bytes are gone rightly. */
const still = (db: Parts["db"], version: string) =>
  db.rows<Swept["missing"][number]>(
    `SELECT bucket_id AS bucket, name, version FROM storage.objects WHERE version = $1`,
    [version],
  );

const batchSize = 500;

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
