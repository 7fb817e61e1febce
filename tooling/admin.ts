/**
 * Commands for a person at the server: `npm run admin -- reset-owner | rotate-signing-key | rotate-secret-key |
 * verify-audit | applications | drop-route-rules | generate-workers`.
 */
import { openStoredKeys } from "@platform/auth/keys/stored-keys";
import { migrateAuth } from "@platform/auth/migrate";
import { systemClock } from "@platform/kernel/clock";
import { createSeal } from "@platform/kernel/sealing";
import { platformSchemas } from "@platform/host/schemas";
import { openSql } from "@platform/kernel/sql";
import { verifyTrail } from "@product/database/audit/verify";
import { furnishCrowd, largestCrowd } from "@product/database/demo/crowd/furnish-crowd";
import { hasRealWorkers, loadCrowd } from "@product/database/demo/crowd/load-crowd";
import { openHashKey } from "@product/database/keyed-hash";
import { theSystem } from "@product/domain/actor";
import { migrate, productSchema } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { closeDatabase, openDatabase, reading } from "@product/database/pools";
import { verifyClosedHours } from "@product/database/register/closed-hours";
import { makeSetupLink } from "@product/database/sign-in/setup-links";
import { dropRulesOverOwnAddresses } from "@product/web/features/site/route-rules/commands.server";
import { configOfThisProcess, type Config } from "@product/web/server/config";
import { rotateSecretKey } from "@product/web/server/operations/rotate-secret-key";
import { secretKeyOf } from "@product/web/server/secret-key";
import { StartProblem } from "@platform/kernel/start-problem";
import { applications } from "./applications.ts";
import { reachDatabase, runCommand } from "./reach-database.ts";

type Command = (config: Config, databaseUrl: string) => Promise<void>;

const commands = new Map<string, Command>([
  ["reset-owner", resetOwner],
  ["rotate-signing-key", rotateSigningKey],
  ["rotate-secret-key", rotateMasterKey],
  ["verify-audit", verifyAudit],
  ["applications", applications],
  ["drop-route-rules", dropRouteRules],
  ["generate-workers", generateWorkers],
]);

/** Prints a link by which an owner gets in again, or a new one is made. */
async function resetOwner(config: Config): Promise<void> {
  const token = await makeSetupLink();
  const site = config.siteUrl ?? `${config.tls ? "https" : "http"}://localhost:${config.port}`;
  process.stdout.write(
    `Open this link within a day; it works once and removes the person's second factors:\n  ${site}/setup/${token}\n`,
  );
}

/** A new key signs from some minutes on; what the old one signed stays good, and nobody is signed out. */
async function rotateSigningKey(config: Config, databaseUrl: string): Promise<void> {
  await migrateAuth(databaseUrl);
  const db = openSql({ url: databaseUrl, connections: 1 });
  const { algorithm } = config.signing;
  const seal = createSeal(await secretKeyOf(config), "signing keys");
  try {
    const keys = await openStoredKeys({ db, seal, algorithm, clock: systemClock, accessTokenSeconds: 3600 });
    const { kid, signsFrom } = await keys.rotate();
    process.stdout.write(`The key ${kid} is published now and signs from ${signsFrom.toISOString()} on.\n`);
  } finally {
    await db.close();
  }
}

/** Reads the whole audit trail and the closed hours again and tells what does not fit; ends with 1 when something does not. */
async function verifyAudit(config: Config): Promise<void> {
  const { sealed, until, faults } = await verifyTrail({ secret: await secretKeyOf(config) });
  for (const fault of faults)
    process.stdout.write(
      `${JSON.stringify(fault, (_, value) => (typeof value === "bigint" ? String(value) : value))}\n`,
    );
  process.stdout.write(
    faults.length === 0
      ? `The audit trail is whole: ${sealed} acts, sealed until ${until?.toISOString() ?? "never"}.\n`
      : `The audit trail is NOT whole: ${faults.length} faults in ${sealed} acts.\n`,
  );
  const { periods, altered } = await verifyClosedHours(reading);
  for (const { id, entity, firstDay, lastDay } of altered)
    process.stdout.write(`${JSON.stringify({ fault: "hours-altered", period: id, entity, firstDay, lastDay })}\n`);
  process.stdout.write(
    altered.length === 0
      ? `The closed hours are what was closed: ${periods} periods.\n`
      : `The closed hours are NOT what was closed: ${altered.length} of ${periods} periods.\n`,
  );
  if (faults.length + altered.length > 0) process.exitCode = 1;
}

/** Everything sealed with the old master key is sealed with a new one; the app must not run meanwhile. */
async function rotateMasterKey(config: Config, databaseUrl: string): Promise<void> {
  await closeDatabase();
  const schemas = [await productSchema(), ...(config.supabase ? [] : await platformSchemas())];
  const { resealed, oldKeyFile } = await rotateSecretKey({
    url: databaseUrl,
    columns: schemas.flatMap(({ sealed = [] }) => sealed),
    dataDir: config.dataDir,
    keys: { old: config.secretKey, fresh: config.newSecretKey },
    now: new Date(),
  });
  const kept = oldKeyFile ? `it is kept in ${oldKeyFile}` : "now set SECRET_KEY to the new one";
  process.stdout.write(
    `${resealed} values are sealed with the new key. Backups made until now need the old one: ${kept}.\n` +
      "Signed links given out before no longer open, and other programs need the new API keys.\n",
  );
}

/** Removes redirects from addresses of the program itself, which were saved before that was refused, and says which they were. */
async function dropRouteRules(): Promise<void> {
  const dropped = await dropRulesOverOwnAddresses(theSystem);
  for (const path of dropped) process.stdout.write(`Removed the redirect from ${path}\n`);
  if (dropped.length === 0) process.stdout.write("No redirect stands at an address of the program itself.\n");
}

/** Invents workers by the thousand, to see how the product does with many: `generate-workers <how many> [seed]`. */
async function generateWorkers(config: Config, databaseUrl: string): Promise<void> {
  const [count, seed] = [process.argv[3] ?? "", process.argv[4] ?? "2026"].map(Number);
  if (!Number.isInteger(count) || count! < 1 || count! > largestCrowd || !Number.isInteger(seed))
    throw new StartProblem("Say how many, up to 900,000: npm run admin -- generate-workers 100000 [seed]");
  if (await hasRealWorkers(databaseUrl))
    throw new StartProblem("There are workers here that were not invented with the demonstration: nothing was done.");
  const secret = await secretKeyOf(config);
  openPersonKeys(secret);
  await openHashKey(secret);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await loadCrowd({ url: databaseUrl, count: count!, seed: seed!, say });
  await furnishCrowd(count!, seed!, say);
}

async function main(): Promise<void> {
  const [name = ""] = process.argv.slice(2);
  const command = commands.get(name);
  if (!command) throw new StartProblem(`Say what to do: npm run admin -- ${[...commands.keys()].join(" | ")}`);
  const config = configOfThisProcess();
  const database = await reachDatabase(config);
  try {
    // A person at the server acts as the database's owner.
    await migrate(database.ownerUrl);
    openDatabase({ url: database.ownerUrl });
    await command(config, database.ownerUrl);
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

await runCommand(main);
