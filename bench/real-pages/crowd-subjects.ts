/** Cost of two screens in a company with a crowd of workers, and in the same company with three hundred. */
import { join } from "node:path";
import pg from "pg";
import { loadCrowd } from "@product/database/demo/crowd/load-crowd";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { buildApp } from "#bench/builds.ts";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { startServer } from "#bench/measuring/server-process.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { fillClearance } from "#bench/workers-search/crowd-clearance.ts";
import { crowdOf } from "#bench/workers-search/search-subjects.ts";
import { signedIn } from "./signed-in.ts";

const screens = { "workers list": "/admin/workers/list", "who can work": "/admin/workers/who-can-work" };

export type CrowdMeasure = `${keyof typeof screens} of ${"300" | "a crowd"}`;

export async function crowdSubjects(workshop: Workshop): Promise<Subject[]> {
  const count = crowdOf(process.argv);
  workshop.say(`Building the web app, and starting it with 300 workers and with ${count}`);
  return [...(await subjectsOf(workshop, "300", 0)), ...(await subjectsOf(workshop, "a crowd", count))];
}

async function subjectsOf(workshop: Workshop, who: "300" | "a crowd", more: number): Promise<Subject[]> {
  const dataDir = join(workshop.folder, `company-and-${more}`);
  const database = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  workshop.running.defer(database.stop);
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(dataDir, "app"), DEMO: "on" };
  // The first start makes the company. The crowd comes while nothing runs that would begin to judge it, one by one.
  await (await startServer(buildApp(), { folder: workshop.folder, settings })).stop();
  await bringTogether(database.url, more, workshop.say);
  const app = await startIn(workshop, buildApp(), settings);
  const headers = { cookie: await signedIn(app.url), accept: "text/html", "accept-encoding": "identity" };
  return Object.entries(screens).map(([screen, path]) => {
    const send = (requests: number) => workshop.load.send({ url: `${app.url}${path}`, headers, requests });
    return {
      warmUp: () => send(requestCount * warmUps),
      measure: async () => {
        const spent = await cpuTimeDuring(() => send(requestCount), { server: app.pid, database: database.pid() });
        return { [`${screen} of ${who}`]: (spent.server + spent.database) / requestCount };
      },
    };
  });
}

const requestCount = 8;
const warmUps = 15;

async function bringTogether(url: string, more: number, say: Workshop["say"]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM app.worker");
    if (rows[0]!.n < more) {
      await loadCrowd({ url, count: more, seed: 2026, say });
      await fillClearance(client);
    }
    // The nightly look at everyone would go on for as long as pages are measured.
    await client.query("DELETE FROM app.job WHERE kind = 'clearance.rebuild'");
    await client.query(`INSERT INTO app.schedule (name, next_at) VALUES ('clearance.rebuild', now() + interval '1 day')
      ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at`);
  } finally {
    await client.end();
  }
}
