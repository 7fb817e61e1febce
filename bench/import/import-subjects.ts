/** A hundred thousand workers into the table that lists and searches read, and out of it: by an import and an export with all their steps, and by COPY alone. */
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { peakMemoryDuring } from "#bench/measuring/memory.ts";
import type { Turn } from "#bench/measuring/rounds.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";

type Operation =
  | `import of ${"10,000" | "100,000"} workers`
  | "COPY of 100,000 workers"
  | `${"CSV" | "COPY"} of 100,000 workers, written`;
export type ImportMeasure = Operation | `resident memory, ${Operation}`;

export async function importSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Preparing files of workers to import");
  const folder = join(workshop.folder, "import");
  await mkdir(folder, { recursive: true });
  const { url, pid } = await newDatabase(workshop);
  const server = await startIn(workshop, join(import.meta.dirname, "import.process.ts"), {
    DATABASE_URL: url,
    FOLDER: folder,
  });
  // Node's own client: `fetch` gives up on an answer that takes minutes.
  const go = async (path: string) => {
    const [answer] = (await once(get(`${server.url}${path}`), "response")) as [IncomingMessage];
    answer.resume();
    if (answer.statusCode !== 204) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  const subject = (name: Operation, path: string, before: readonly string[] = []): Subject => ({
    // A small import compiles the code that a large one then finds compiled.
    warmUp: async () => {
      await go("/empty");
      await go("/ours/small");
    },
    measure: seldom(async () => {
      await go("/empty");
      for (const other of before) await go(other);
      let memory = 0;
      const work = async () => void (memory = await peakMemoryDuring(() => go(path), server.pid));
      const spent = await cpuTimeDuring(work, { server: server.pid, database: pid() });
      return { [name]: spent.server + spent.database, [`resident memory, ${name}`]: memory };
    }),
  });
  return [
    subject("COPY of 100,000 workers", "/copy/large"),
    subject("import of 10,000 workers", "/ours/small"),
    subject("import of 100,000 workers", "/ours/large"),
    subject("COPY of 100,000 workers, written", "/written/copy", ["/copy/large"]),
    subject("CSV of 100,000 workers, written", "/written/ours", ["/copy/large"]),
  ];
}

/** These take long: measured in one turn of fifteen, which is every third round; the others repeat what it found. */
function seldom(measure: Turn): Turn {
  let turns = 0;
  let found: Record<string, number> = {};
  return async () => (turns++ % 15 === 0 ? (found = await measure()) : found);
}

async function newDatabase({ running, folder, say }: Workshop): Promise<{ url: string; pid: () => number }> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "imports"), runAs: "auto", say });
  running.defer(() => cluster.stop());
  const admin = openSql({ url: cluster.url, connections: 1 });
  await admin.rows("DROP DATABASE IF EXISTS imports WITH (FORCE)");
  await admin.rows("CREATE DATABASE imports");
  await admin.close();
  const url = new URL(cluster.url);
  url.pathname = "/imports";
  return { url: url.href, pid: cluster.pid };
}
