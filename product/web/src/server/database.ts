/** Gets a database ready to serve: embedded or given, migrated, founded, watched. */
import pg from "pg";
import { watchAvailability, type Availability } from "@product/database/availability";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makeAuditMonths } from "@product/database/audit/months";
import { foundInstallation } from "@product/database/founding";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { keyRecoveryCodes } from "@product/database/recovery-codes";
import { closeDatabase, openDatabase, reopenDatabase } from "@product/database/pools";
import { StartProblem } from "@platform/kernel/start-problem";
import type { Logger } from "@platform/kernel/logger";
import type { Config } from "./config.ts";
import { decideDemo } from "./demo-mode.ts";
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
): Promise<ReadyDatabase> {
  const server = await startServer(config, log, say);
  try {
    const applied = await migrate(server.directUrl);
    say(applied.length > 0 ? `Schema: ${applied.length} migrations applied` : "Schema: up to date");
    openDatabase({ url: server.url, directUrl: config.databaseDirectUrl });
    const secret = await secretKeyOf(config);
    openPersonKeys(secret);
    await openHashKey(secret);
    await keyRecoveryCodes();
    await makeAuditMonths();
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

async function startServer(config: Config, log: Logger, say: (line: string) => void): Promise<Server> {
  if (config.databaseUrl) {
    const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
    const version = await serverVersion(directUrl);
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

async function serverVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string; server_version_num: string }>(
      "SELECT current_setting('server_version') AS server_version, current_setting('server_version_num') AS server_version_num",
    );
    const { server_version, server_version_num } = rows[0]!;
    if (Number(server_version_num) < 150_000)
      throw new StartProblem(`DATABASE_URL leads to PostgreSQL ${server_version}, but 15 or newer is needed.`);
    return server_version;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `DATABASE_URL cannot be used: ${error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
