/** How a command comes to the database of an installation. */
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { runningEmbedded } from "@product/database/embedded/running";
import { embeddedAddresses, type Addresses } from "@product/database/roles/addresses";
import type { Config } from "@product/web/server/config";
import { givenAddresses } from "@product/web/server/operations/given-addresses";
import { databaseWasAway, reasonOf } from "@platform/kernel/database-failures";
import { StartProblem } from "@platform/kernel/start-problem";

export type Reached = Addresses & { stop: () => Promise<void> };

/** The configured one, the one of a running app, or the app's own started for a moment. */
export async function reachDatabase(config: Config): Promise<Reached> {
  const addresses = givenAddresses(config);
  if (addresses) return { ...addresses, stop: async () => {} };
  const running = await runningEmbedded(config.dataDir);
  if (running) return { ...embeddedAddresses(running), stop: async () => {} };
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    runAs: config.embeddedRunAs,
    say: () => {},
  });
  return { ...embeddedAddresses(url), stop };
}

/** Runs a command: one clear line and a non-zero exit for what a person can mend. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isAway = databaseWasAway(error);
    if (!(error instanceof StartProblem) && !isAway) throw error;
    process.stderr.write(
      isAway ? `The database cannot be reached: ${reasonOf(error)}.\n` : `${(error as Error).message}\n`,
    );
    process.exit(1);
  }
}
