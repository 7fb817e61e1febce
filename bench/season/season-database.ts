/** A company's season in a PostgreSQL of its own, made once a day: its weeks lie around today. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { loadCrowd } from "@product/database/demo/crowd/load-crowd";
import { furnishCrowd } from "@product/database/demo/crowd/furnish-crowd";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { migrate } from "@product/database/migrate";
import { closeDatabase, openDatabase } from "@product/database/pools";
import type { Workshop } from "#bench/subject.ts";
import { fillClearance } from "#bench/workers-search/crowd-clearance.ts";
import { fillSeason, type SeasonSize } from "./fill-season.ts";
import { openKeys } from "./open-keys.ts";

/** With papers, the clearance of each is what really follows from them. */
export type Season = SeasonSize & { workers: number; hasPapers: boolean };

export async function startSeason(workshop: Workshop, season: Season): Promise<{ url: string; pid: () => number }> {
  const { folder, running, say } = workshop;
  const [kind, day] = [`season-${season.events}-`, new Date().toISOString().slice(0, 10)];
  for (const old of readdirSync(folder).filter((name) => name.startsWith(kind) && !name.endsWith(day)))
    rmSync(join(folder, old), { recursive: true });
  const dataDir = join(folder, kind + day);
  const isMade = existsSync(dataDir);
  const { url, pid, stop } = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  running.defer(stop);
  await migrate(url);
  if (!isMade)
    await make(url, season, say).catch((error) => (rmSync(dataDir, { recursive: true }), Promise.reject(error)));
  return { url, pid };
}

async function make(url: string, season: Season, say: (line: string) => void): Promise<void> {
  await loadCrowd({ url, count: season.workers, seed: 2026, say });
  if (season.hasPapers) await furnish(url, season.workers, say);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillClearance(client);
    await fillSeason(client, season);
  } finally {
    await client.end();
  }
}

async function furnish(url: string, count: number, say: (line: string) => void): Promise<void> {
  openDatabase({ url });
  try {
    await openKeys();
    await furnishCrowd(count, 2026, say);
  } finally {
    await closeDatabase();
  }
}
