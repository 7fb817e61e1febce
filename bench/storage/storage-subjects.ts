/** Files up and down: by our service, and by nothing but Node's streams. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { peakMemoryDuring } from "#bench/measuring/memory.ts";
import type { Turn } from "#bench/measuring/rounds.ts";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import { installPeer, peerFilesScript } from "#bench/auth/peer.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { besideLite, type LiteMeasure } from "./lite-subjects.ts";
import { startTransfers, type Transfers } from "./transfers.ts";

type Size = "1 MB" | "100 MB";
type Uploader = "ours" | "plain Node" | "plain Node, hashed and flushed";
type Operation = `upload of ${Size}, ${Uploader}` | `download of ${Size}, ${"ours" | "plain Node"}`;
export type StorageMeasure = `${Operation}, per MB` | `resident memory, ${Operation}` | LiteMeasure;

export async function storageSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Starting the file service and its peer");
  const files = join(workshop.folder, "files");
  await rm(files, { recursive: true, force: true });
  const { urlOf } = await newDatabases(workshop);
  const environment = { DATABASE_URL: urlOf("storage"), API_KEY: apiKey, FILES: files };
  const ours = { server: await startIn(workshop, script("ours"), environment), path: "/storage/v1/object/files" };
  const plain = { server: await startIn(workshop, script("plain"), environment), path: "/plain" };
  const kept = { server: plain.server, path: "/kept" };
  const transfers = startTransfers();
  workshop.running.defer(transfers.stop);
  const lite = await startLite(workshop, { ...environment, DATABASE_URL: urlOf("lite") });
  const beside = lite ? await besideLite({ workshop, transfers, headers }, ours.server, lite) : [];
  const moved = (["1 MB", "100 MB"] as const).flatMap((size) => [
    moving(transfers, `upload of ${size}, ours`, ours),
    moving(transfers, `upload of ${size}, plain Node`, plain),
    moving(transfers, `upload of ${size}, plain Node, hashed and flushed`, kept),
    moving(transfers, `download of ${size}, ours`, ours),
    moving(transfers, `download of ${size}, plain Node`, plain),
  ]);
  return [...moved, ...beside];
}

/** Missing where it cannot be had. */
async function startLite(workshop: Workshop, environment: Record<string, string>): Promise<ServerProcess | undefined> {
  try {
    const problem = installPeer();
    if (problem) throw new Error(problem);
    const settings = { ...environment, SHARED_SECRET: sharedSecret, EXPERIMENTAL_STORAGE: "1", NODE_ENV: "production" };
    const lite = await startIn(workshop, peerFilesScript, settings);
    for (const id of ["files", "listed"]) {
      const body = JSON.stringify({ id, name: id });
      const request = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
      const answer = await fetch(`${lite.url}/storage/v1/bucket`, request);
      if (!answer.ok) throw new Error(`it made no bucket: ${answer.status} ${await answer.text()}`);
    }
    await hasNoBroadcasts(lite);
    return lite;
  } catch (error) {
    workshop.say(`Without the figures for @supabase/lite, which cannot be had: ${(error as Error).message}`);
    return undefined;
  }
}

/** The realtime figures stand against bare `ws` alone for this reason. */
async function hasNoBroadcasts(lite: ServerProcess): Promise<void> {
  const body = JSON.stringify({ messages: [{ topic: "room", event: "told", payload: {} }] });
  const request = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  const { status } = await fetch(`${lite.url}/realtime/v1/api/broadcast`, request);
  if (status !== 404) throw new Error(`it answers broadcasts with ${status} by now: compare them too`);
}

/** Uploads stand before downloads, so that the file is there when it is asked for. */
function moving(
  transfers: Transfers,
  operation: Operation,
  { server, path }: { server: ServerProcess; path: string },
): Subject {
  const isLarge = operation.includes("100 MB");
  const [megabytes, times] = isLarge ? [100, 1] : [1, 20];
  const method = operation.startsWith("upload") ? ("PUT" as const) : ("GET" as const);
  const url = `${server.url}${path}/${isLarge ? "large" : "small"}`;
  const run = (often: number) => transfers.run({ method, url, headers, bytes: megabytes * 1_000_000, times: often });
  const measure = async () => {
    let memory = 0;
    const work = async () => void (memory = await peakMemoryDuring(() => run(times), server.pid));
    const spent = await cpuTimeDuring(work, { server: server.pid });
    return { [`${operation}, per MB`]: spent.server / times / megabytes, [`resident memory, ${operation}`]: memory };
  };
  return { warmUp: () => run(isLarge ? 2 : 200), measure: isLarge ? seldom(measure) : measure };
}

/** Large ones take long: measured in one turn of five, the others repeat what it found. */
function seldom(measure: Turn): Turn {
  let turns = 0;
  let found: Record<string, number> = {};
  return async () => (turns++ % 5 === 0 ? (found = await measure()) : found);
}

async function newDatabases({ running, folder, say }: Workshop) {
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "storage"), runAs: "auto", say });
  running.defer(() => cluster.stop());
  const admin = openSql({ url: cluster.url, connections: 1 });
  for (const name of ["storage", "lite"]) {
    await admin.rows(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.rows(`CREATE DATABASE ${name}`);
  }
  await admin.close();
  const urlOf = (name: "storage" | "lite") => {
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  return { urlOf };
}

const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);
const apiKey = "sb_secret_for_the_benchmarks";
const sharedSecret = "the benchmarks sign invented people in with this";
const headers = { apikey: apiKey, authorization: `Bearer ${apiKey}`, "content-type": "application/octet-stream" };
