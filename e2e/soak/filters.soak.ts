/** A hundred thousand filters that nobody would think of: the database and the memory name the same workers. */
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { disagreements, keepWorkers } from "@product/database/filters/testing/compare";
import { randomFilters, randomWorkers } from "@product/database/filters/testing/random-workers";
import { migrate } from "@product/database/migrate";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { makeDataDir, removeDataDir } from "#e2e/server.ts";
import type { Soak } from "./main.ts";

const filters = 100_000;
const perRound = 5_000;

const filterSoak: Soak = async ({ seed, log, progress }) => {
  const dataDir = await makeDataDir();
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  try {
    await migrate(cluster.url);
    openDatabase({ url: cluster.url });
    const workers = randomWorkers(Number.parseInt(seed, 16), 200);
    await keepWorkers(workers);
    for (let from = progress.done; from < filters; from += perRound) {
      const wrong = await disagreements(randomFilters(Number.parseInt(seed, 16) + from, perRound), workers);
      log(`${from + perRound} filters: ${wrong.length} disagreements`);
      if (wrong.length > 0) return wrong;
      progress.save(from + perRound);
    }
    return [];
  } finally {
    await closeDatabase();
    await cluster.stop();
    await removeDataDir(dataDir);
  }
};

export default filterSoak;
