/** A crowd of invented workers in a PostgreSQL of its own, made once and kept. */
import { join } from "node:path";
import pg from "pg";
import { loadCrowd } from "@product/database/demo/crowd/load-crowd";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { migrate } from "@product/database/migrate";
import type { Workshop } from "#bench/subject.ts";
import { fillClearance } from "./crowd-clearance.ts";

export type CrowdDatabase = { url: string; pid: () => number };

export async function startCrowdDatabase({ folder, running, say }: Workshop, count: number): Promise<CrowdDatabase> {
  const dataDir = join(folder, `workers-${count}`);
  const { url, pid, stop } = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  running.defer(stop);
  await migrate(url);
  if ((await askedOf(url, workersIn)) === 0) await loadCrowd({ url, count, seed: 2026, say });
  await askedOf(url, fillClearance);
  return { url, pid };
}

const workersIn = async (client: pg.Client): Promise<number> =>
  (await client.query<{ n: number }>("SELECT count(*)::int AS n FROM app.worker")).rows[0]!.n;

async function askedOf<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
