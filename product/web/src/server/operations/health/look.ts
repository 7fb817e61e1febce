/** Looks at everything that can go wrong with an installation, for `npm run doctor` and for the health screen. */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { healthChecks, type Finding, type HealthCheck } from "#request/ports/health-findings.ts";
import type { Config } from "#server/config.ts";
import { lookAtBackup, lookAtTrial } from "./backups.ts";
import { lookAtClock } from "./clock.ts";
import { lookAtDatabase, lookAtMigrations } from "./database.ts";
import { lookAtDisk } from "./disk.ts";
import { lookAtFolder } from "./folder.ts";
import { lookAtHours } from "./hours.ts";
import { lookAtMail } from "./mail.ts";
import { lookAtProgram } from "./program.ts";
import { lookAtOutbox, lookAtQueue } from "./queue.ts";
import { lookAtRoles } from "./roles.ts";
import { seen, type Facts, type Look } from "./seen.ts";
import { lookAtTls } from "./tls.ts";

/** `reach` is asked for the database's address, past any pooler, and may fail with a sentence of its own. */
export async function lookAtHealth(config: Config, reach: () => Promise<string>): Promise<Finding[]> {
  const now = new Date();
  const client = await connected(reach);
  if (client instanceof Error) {
    const noAnswer = { ask: async () => Promise.reject(client), reader: drizzle.mock() };
    const findings = await lookWith({ config, now, ...noAnswer }, withoutDatabase);
    const away: Finding = { check: "database", ...seen("bad", "away", { reason: asSentence(client) }) };
    return [...findings, away].toSorted(byOrder);
  }
  try {
    const ask: Facts["ask"] = async (text, values) => (await client.query(text, values)).rows;
    return await lookWith({ config, now, ask, reader: drizzle(client) }, healthChecks);
  } finally {
    await client.end().catch(() => {});
  }
}

const looks: Record<HealthCheck, Look> = {
  program: lookAtProgram,
  database: lookAtDatabase,
  migrations: lookAtMigrations,
  roles: lookAtRoles,
  disk: lookAtDisk,
  clock: lookAtClock,
  tls: lookAtTls,
  mail: lookAtMail,
  queue: lookAtQueue,
  outbox: lookAtOutbox,
  hours: lookAtHours,
  folder: lookAtFolder,
  backup: lookAtBackup,
  trial: lookAtTrial,
};
const withoutDatabase: readonly HealthCheck[] = ["program", "disk", "tls", "folder"];
const byOrder = (finding: Finding, other: Finding) =>
  healthChecks.indexOf(finding.check) - healthChecks.indexOf(other.check);

const lookWith = (facts: Facts, checks: readonly HealthCheck[]): Promise<Finding[]> =>
  Promise.all(
    checks.map(async (check) => {
      const found = await looks[check](facts).catch((error: unknown) =>
        seen("warn", "unknown", { reason: error instanceof Error ? error.message : String(error) }),
      );
      return { check, ...found };
    }),
  );

/** One that names several addresses says nothing itself. */
function asSentence(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return (error.message || code || error.name).replace(/\.?$/, ".");
}

async function connected(reach: () => Promise<string>): Promise<pg.Pool | Error> {
  try {
    // A pool of one: the checks ask side by side, and their questions wait for one another.
    const pool = new pg.Pool({
      connectionString: await reach(),
      max: 1,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      application_name: "cuadrante-doctor",
    });
    pool.on("error", () => {});
    await pool.query("SELECT 1").catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    return pool;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
