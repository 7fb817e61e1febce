/** Pages, searches and counts of a crowd of workers, and one worker by the primary key. */
import { join } from "node:path";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { startCrowdDatabase } from "./crowd-database.ts";
import { searches, type Search } from "./shapes.ts";

export type SearchMeasure =
  | "one worker by id"
  | "first page of workers"
  | "deepest page of workers"
  | "page of the newest workers"
  | "count of all workers"
  | "workers, misspelt"
  | "one more shift judged"
  | `workers by ${Search}`
  | `count of workers by ${Search}`;

/** A tenth of what is aimed at; the whole with `npm run bench -- --full`. */
export const crowdOf = (args: readonly string[]): number => (args.includes("--full") ? 1_000_000 : 100_000);

export async function searchSubjects(workshop: Workshop): Promise<Subject[]> {
  const count = crowdOf(process.argv);
  workshop.say(`Starting a database of ${count} workers`);
  const database = await startCrowdDatabase(workshop, count);
  const script = join(import.meta.dirname, "search.process.ts");
  const server = await startIn(workshop, script, { DATABASE_URL: database.url });
  // Each question is asked several times per request, so that the request itself does not count.
  const subject = (name: SearchMeasure, question: string, times: number, search = ""): Subject => {
    const send = (n: number) => {
      const url = `${server.url}/${question}/${n}${search && `/${encodeURIComponent(search)}`}`;
      return workshop.load.send({ url, headers: {}, requests: 1 });
    };
    return {
      warmUp: () => send(times * 4),
      measure: async () => {
        const spent = await cpuTimeDuring(() => send(times), { server: server.pid, database: database.pid() });
        return { [name]: (spent.server + spent.database) / times };
      },
    };
  };
  return [
    subject("one worker by id", "id", 200),
    subject("first page of workers", "first", 20),
    subject("deepest page of workers", "deepest", 20),
    subject("page of the newest workers", "newest", 20),
    subject("count of all workers", "count", 20),
    subject("workers, misspelt", "misspelt", 3),
    subject("one more shift judged", "one-more", 200),
    ...(Object.keys(searches) as Search[]).flatMap((search) => [
      subject(`workers by ${search}`, "page", 4, search),
      subject(`count of workers by ${search}`, "counted", 4, search),
    ]),
  ];
}
