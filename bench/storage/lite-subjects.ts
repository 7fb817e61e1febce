/** Small files up, and the names of a folder: by our service, and by `@supabase/lite`. */
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import type { Subject, Workshop } from "#bench/subject.ts";
import type { Transfers } from "./transfers.ts";

type Service = "ours" | "@supabase/lite";
const sizes = { "10 kB": { bytes: 10_000, times: 60 }, "1 MB": { bytes: 1_000_000, times: 20 } };
type Size = keyof typeof sizes;
export type LiteMeasure = `upload of ${Size}, ${Service}, per file` | `list of 100 files, ${Service}`;

type Hands = { workshop: Workshop; transfers: Transfers; headers: Record<string, string> };

/** Both have the buckets `files` and `listed` by now. */
export async function besideLite(hands: Hands, ours: ServerProcess, lite: ServerProcess): Promise<Subject[]> {
  const services = { ours, "@supabase/lite": lite };
  const subjects: Subject[] = [];
  for (const [name, server] of Object.entries(services) as [Service, ServerProcess][]) {
    for (const size of Object.keys(sizes) as Size[]) subjects.push(uploading(hands, name, server, size));
    subjects.push(await listing(hands, name, server));
  }
  return subjects;
}

function uploading({ transfers, headers }: Hands, name: Service, server: ServerProcess, size: Size): Subject {
  const { bytes, times } = sizes[size];
  const url = `${server.url}/storage/v1/object/files/${size.replace(" ", "-")}`;
  const created = fetch(url, { method: "POST", headers: { ...headers, "x-upsert": "true" }, body: "first" });
  const run = async (often: number) => {
    await ensureCreated(await created);
    await transfers.run({ method: "PUT", url, headers, bytes, times: often });
  };
  return {
    warmUp: () => run(times * 10),
    measure: async () => {
      const spent = await cpuTimeDuring(() => run(times), { server: server.pid });
      return { [`upload of ${size}, ${name}, per file`]: spent.server / times };
    },
  };
}

async function listing({ workshop, headers }: Hands, name: Service, server: ServerProcess): Promise<Subject> {
  for (let file = 0; file < filesInFolder; file += 1) {
    const url = `${server.url}/storage/v1/object/listed/folder/file-${String(file).padStart(4, "0")}.txt`;
    await ensureCreated(await fetch(url, { method: "POST", headers, body: `file ${file}` }));
  }
  const body = JSON.stringify({ prefix: "folder/", limit: 100, offset: 0, sortBy: { column: "name", order: "asc" } });
  const errand = {
    url: `${server.url}/storage/v1/object/list/listed`,
    headers: { ...headers, "content-type": "application/json" },
    callers: Array.from({ length: 4 }, () => ({ body })),
  };
  const answer = await fetch(errand.url, { method: "POST", headers: errand.headers, body });
  const listed = ((await answer.json()) as unknown[]).length;
  if (listed !== 100) throw new Error(`${name} lists ${listed} files where 100 were expected`);
  return {
    warmUp: () => workshop.load.send({ ...errand, requests: lists * 10 }),
    measure: async () => {
      const spent = await cpuTimeDuring(() => workshop.load.send({ ...errand, requests: lists }), {
        server: server.pid,
      });
      return { [`list of 100 files, ${name}`]: spent.server / lists };
    },
  };
}

async function ensureCreated(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`a file could not be made: ${answer.status}`);
}

const filesInFolder = 500;
const lists = 60;
