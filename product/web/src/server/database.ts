/** Gets a database ready to serve: embedded or given, migrated, founded, watched. */
import { watchAvailability, type Availability } from "@product/database/availability";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { makePunchMonths } from "@product/database/register/months";
import { makeAuditMonths } from "@product/database/audit/months";
import { foundInstallation } from "@product/database/founded/founding";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate, productSchema } from "@product/database/migrate";
import { embeddedAddresses, letServe, type Addresses } from "@product/database/roles/addresses";
import { openPersonKeys } from "@product/database/person-keys";
import { keyRecoveryCodes } from "@product/database/sign-in/recovery-codes";
import { closeDatabase, openDatabase, reopenDatabase } from "@product/database/pools";
import type { Logger } from "@platform/kernel/logger";
import type { Config } from "./config.ts";
import { decideDemo } from "./demo-mode.ts";
import { givenAddresses } from "#server/operations/given-addresses.ts";
import { reachServer } from "./reach-server.ts";
import { secretKeyOf } from "./secret-key.ts";

export type ReadyDatabase = Server & {
  demo: boolean;
  availability: Availability;
};

export async function prepareDatabase(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  toldToStop: Promise<void>,
): Promise<ReadyDatabase> {
  const server = await startServer(config, log, say, toldToStop);
  try {
    const applied = await migrate(server.ownerUrl);
    say(applied.length > 0 ? `Schema: ${applied.length} migrations applied` : "Schema: up to date");
    await letServe(server, [await productSchema()]);
    openDatabase({ url: server.url, directUrl: config.databaseDirectUrl, retentionUrl: server.retentionUrl });
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
    return { ...server, demo, availability, stop };
  } catch (error) {
    await closeDatabase();
    await server.stop();
    throw error;
  }
}

type Server = Addresses & { location: string; stop: () => Promise<void> };

async function startServer(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  toldToStop: Promise<void>,
): Promise<Server> {
  const addresses = givenAddresses(config);
  if (addresses) {
    const waiting = { say, toldToStop, patienceMs: config.databaseWaitSeconds * 1000 };
    const version = await reachServer({ name: "DATABASE_URL", url: addresses.url, ...waiting });
    for (const [name, url] of [
      ["DATABASE_DIRECT_URL", config.databaseDirectUrl],
      ["DATABASE_OWNER_URL", config.databaseOwnerUrl],
      ["DATABASE_RETENTION_URL", config.databaseRetentionUrl],
    ] as const)
      if (url) await reachServer({ name, url, ...waiting });
    say(`Database: PostgreSQL ${version}`);
    return { ...addresses, location: `PostgreSQL at ${new URL(addresses.directUrl).host}`, stop: async () => {} };
  }
  const cluster = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    runAs: config.embeddedRunAs,
    say,
    onRestart: () => log.warn("the embedded database was started again"),
  });
  say("Database: embedded PostgreSQL is running");
  return { ...embeddedAddresses(cluster.url), location: cluster.location, stop: () => cluster.stop() };
}
