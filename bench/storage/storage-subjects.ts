/** Files up and down: by our service, and by nothing but Node's streams. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { peakMemoryDuring } from "#bench/measuring/memory.ts";
import type { Turn } from "#bench/measuring/rounds.ts";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { startTransfers, type Transfers } from "./transfers.ts";

type Size = "1 MB" | "100 MB";
type Uploader = "ours" | "plain Node" | "plain Node, hashed and flushed";
type Deed = `upload of ${Size}, ${Uploader}` | `download of ${Size}, ${"ours" | "plain Node"}`;
export type StorageMeasure = `${Deed}, per MB` | `resident memory, ${Deed}`;

export async function storageSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Starting the file service and its peer");
  const files = join(workshop.folder, "files");
  await rm(files, { recursive: true, force: true });
  const given = { DATABASE_URL: await newDatabase(workshop), API_KEY: apiKey, FILES: files };
  const ours = { server: await startIn(workshop, script("ours"), given), path: "/storage/v1/object/files" };
  const plain = { server: await startIn(workshop, script("plain"), given), path: "/plain" };
  const kept = { server: plain.server, path: "/kept" };
  const transfers = startTransfers();
  workshop.running.defer(transfers.stop);
  return (["1 MB", "100 MB"] as const).flatMap((size) => [
    moving(transfers, `upload of ${size}, ours`, ours),
    moving(transfers, `upload of ${size}, plain Node`, plain),
    moving(transfers, `upload of ${size}, plain Node, hashed and flushed`, kept),
    moving(transfers, `download of ${size}, ours`, ours),
    moving(transfers, `download of ${size}, plain Node`, plain),
  ]);
}

/** Uploads stand before downloads, so that the file is there when it is asked for. */
function moving(transfers: Transfers, deed: Deed, { server, path }: { server: ServerProcess; path: string }): Subject {
  const isLarge = deed.includes("100 MB");
  const [megabytes, times] = isLarge ? [100, 1] : [1, 20];
  const method = deed.startsWith("upload") ? ("PUT" as const) : ("GET" as const);
  const url = `${server.url}${path}/${isLarge ? "large" : "small"}`;
  const run = (often: number) => transfers.run({ method, url, headers, bytes: megabytes * 1_000_000, times: often });
  const measure = async () => {
    let memory = 0;
    const work = async () => void (memory = await peakMemoryDuring(() => run(times), server.pid));
    const spent = await cpuTimeDuring(work, { server: server.pid });
    return { [`${deed}, per MB`]: spent.server / times / megabytes, [`resident memory, ${deed}`]: memory };
  };
  return { warmUp: () => run(isLarge ? 2 : 200), measure: isLarge ? seldom(measure) : measure };
}

/** Large ones take long: measured in one turn of five, the others repeat what it found. */
function seldom(measure: Turn): Turn {
  let asked = 0;
  let found: Record<string, number> = {};
  return async () => (asked++ % 5 === 0 ? (found = await measure()) : found);
}

async function newDatabase({ running, folder, say }: Workshop): Promise<string> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "storage"), runAs: "auto", say });
  running.defer(() => cluster.stop());
  const admin = openSql({ url: cluster.url, connections: 1 });
  await admin.rows("DROP DATABASE IF EXISTS storage WITH (FORCE)");
  await admin.rows("CREATE DATABASE storage");
  await admin.close();
  const url = new URL(cluster.url);
  url.pathname = "/storage";
  return url.href;
}

const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);
const apiKey = "sb_secret_for_the_benchmarks";
const headers = { apikey: apiKey, authorization: `Bearer ${apiKey}`, "content-type": "application/octet-stream" };
