/** A crowd of invented workers in a PostgreSQL of its own, made once and kept. */
import { join } from "node:path";
import pg from "pg";
import { loadCrowd } from "@product/database/demo/load-crowd";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { migrate } from "@product/database/migrate";
import type { Workshop } from "#bench/subject.ts";

export type CrowdDatabase = { url: string; pid: () => number };

export async function startCrowdDatabase({ folder, running, say }: Workshop, count: number): Promise<CrowdDatabase> {
  const dataDir = join(folder, `workers-${count}`);
  const { url, pid, stop } = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  running.defer(stop);
  await migrate(url);
  if ((await workersIn(url)) === 0) await loadCrowd({ url, count, seed: 2026, say });
  return { url, pid };
}

async function workersIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ n: number }>("SELECT count(*)::int AS n FROM app.worker")).rows[0]!.n;
  } finally {
    await client.end();
  }
}
