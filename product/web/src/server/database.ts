/** Gets a database ready to serve: embedded or given, migrated, founded, watched. */
import { watchAvailability, type Availability } from "@product/database/availability";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makePunchMonths } from "@product/database/register/months";
import { makeAuditMonths } from "@product/database/audit/months";
import { foundInstallation } from "@product/database/founded/founding";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { keyRecoveryCodes } from "@product/database/sign-in/recovery-codes";
import { closeDatabase, openDatabase, reopenDatabase } from "@product/database/pools";
import type { Logger } from "@platform/kernel/logger";
import type { Config } from "./config.ts";
import { decideDemo } from "./demo-mode.ts";
import { reachServer } from "./reach-server.ts";
import { secretKeyOf } from "./secret-key.ts";

export type ReadyDatabase = {
  url: string;
  demo: boolean;
  location: string;
  availability: Availability;
  stop: () => Promise<void>;
};

export async function prepareDatabase(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  toldToStop: Promise<void>,
): Promise<ReadyDatabase> {
  const server = await startServer(config, log, say, toldToStop);
  try {
    const applied = await migrate(server.directUrl);
    say(applied.length > 0 ? `Schema: ${applied.length} migrations applied` : "Schema: up to date");
    openDatabase({ url: server.url, directUrl: config.databaseDirectUrl });
    const secret = await secretKeyOf(config);
    openPersonKeys(secret);
    await openHashKey(secret);
    await keyRecoveryCodes();
    await makeAuditMonths();
    await makePunchMonths();
    const { demo, foundedNow } = await foundInstallation((known) =>
      decideDemo({
        asked: config.demo,
        embedded: config.databaseUrl === undefined,
        host: config.host,
        behindAnotherName: config.siteUrl !== undefined || config.trustedProxies !== undefined,
        founded: known.founded,
        holdsDemoData: known.demo,
      }),
    );
    if (demo) say(foundedNow ? "Demo data: loaded" : "Demo data: already there");
    const availability = watchAvailability({
      url: server.directUrl,
      onAway: () => {
        log.error("the database is away");
        reopenDatabase();
      },
      onBack: () => log.info("the database is back"),
    });
    const stop = async () => {
      await availability.stop();
      await closeDatabase();
      await server.stop();
    };
    return { url: server.url, demo, location: server.location, availability, stop };
  } catch (error) {
    await closeDatabase();
    await server.stop();
    throw error;
  }
}

type Server = { url: string; directUrl: string; location: string; stop: () => Promise<void> };

async function startServer(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  toldToStop: Promise<void>,
): Promise<Server> {
  if (config.databaseUrl) {
    const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
    const waiting = { say, toldToStop, patienceMs: config.databaseWaitSeconds * 1000 };
    const version = await reachServer({ name: "DATABASE_URL", url: config.databaseUrl, ...waiting });
    if (config.databaseDirectUrl) await reachServer({ name: "DATABASE_DIRECT_URL", url: directUrl, ...waiting });
    say(`Database: PostgreSQL ${version}`);
    return {
      url: config.databaseUrl,
      directUrl,
      location: `PostgreSQL at ${new URL(directUrl).host}`,
      stop: async () => {},
    };
  }
  const cluster = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    runAs: config.embeddedRunAs,
    say,
    onRestart: () => log.warn("the embedded database was started again"),
  });
  say("Database: embedded PostgreSQL is running");
  return { url: cluster.url, directUrl: cluster.url, location: cluster.location, stop: () => cluster.stop() };
}
