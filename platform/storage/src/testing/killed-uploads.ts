/** A process that works with files and is killed in the middle, and what it may not leave behind. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Sql } from "@platform/kernel/sql";
import { bytesOf, type ByteStore } from "@platform/storage/bytes/byte-store";
import { isUuid } from "@platform/storage/objects/uuid";
import { sweep, type Swept } from "@platform/storage/sweep";

type Killed = { db: Sql; url: string; root: string; folder: string; afterMs: number };

/** Resolves when the process is gone and the database has ended what it was still asked. */
export async function killedWhileUploading({ db, url, root, folder, afterMs }: Killed): Promise<void> {
  const script = join(import.meta.dirname, "uploader.process.ts");
  const address = new URL(url);
  address.searchParams.set("application_name", name);
  const child = spawn(process.execPath, [script, address.href, root, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  // One that cannot even begin must not be waited for.
  await Promise.race([once(child.stdout, "data"), ended]);
  await pause(afterMs);
  child.kill("SIGKILL");
  const [code] = (await ended) as [number | null];
  if (code !== null) throw new Error(`The uploader ended by itself with ${code}`);
  while (await db.first(`SELECT pid FROM pg_stat_activity WHERE application_name = $1`, [name])) await pause(20);
}

/** Sweeps as if hours had passed. Whatever a row lacks, and whatever lies there without a row afterwards, is told. */
export async function orphansAfterSweep(parts: { db: Database; bytes: ByteStore; root: string }): Promise<Orphans> {
  const later = new Date(Date.now() + 2 * 3_600_000);
  const { removed, expired, missing } = await sweep({ ...parts, clock: () => later }, { olderThan: later });
  const rows = await parts.db.rows<{ version: string; metadata: { eTag: string } }>(
    `SELECT version, metadata FROM storage.objects`,
  );
  const spoilt = await Array.fromAsync(rows, async ({ version, metadata }) =>
    (await eTagOf(parts.bytes, version)) === metadata.eTag ? [] : [version],
  );
  const known = new Set(rows.map(({ version }) => version));
  // Looked for in the folder itself: what the sweeper does not see must not escape here, too.
  const lying = (await readdir(parts.root, { recursive: true })).map((path) => path.split("/").at(-1)!).filter(isUuid);
  const nameless = lying.filter((id) => !known.has(id));
  return { missing, spoilt: spoilt.flat(), nameless, objects: rows.length, swept: removed + expired };
}

export type Orphans = {
  /** Rows without bytes, rows with other bytes than they say, and bytes without a row: each must be empty. */
  missing: Swept["missing"];
  spoilt: string[];
  nameless: string[];
  objects: number;
  /** Number of leftovers of the kill that the sweeper removed, so that a series can show that the kill hit. */
  swept: number;
};

const name = "uploader that is killed";
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function eTagOf(bytes: ByteStore, version: string): Promise<string | undefined> {
  const reader = await bytes.read(version);
  if (!reader) return undefined;
  const hash = createHash("md5");
  for await (const chunk of bytesOf(reader)) hash.update(chunk);
  return `"${hash.digest("hex")}"`;
}
