/** Puts a backup in the place of a database: all of it, or the target stays as it was. */
import { basename, dirname } from "node:path";
import type pg from "pg";
import { migrateWithin, schemaNames, type SchemaSource } from "@platform/kernel/migrate";
import { StartProblem } from "@platform/kernel/start-problem";
import { ensureNoApp } from "@product/database/no-app";
import { checkBackup, type CheckedBackup } from "./check-backup.ts";
import { destroyedKeysFile, destroyedKeysIn, destroyKeysAgain, readDestroyedKeys } from "./destroyed-keys.ts";
import { loadTables } from "./load-tables.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import { setOutboxPlaces } from "./outbox-places.ts";
import { fingerprintOf } from "./passkey.ts";
import { backupSession, endSession } from "./session.ts";
import { putFiles, type FileStore } from "./stored-files.ts";
import { addressOf, presentSources, quoted, tablesOf } from "./tables.ts";

export type RestoreOptions = {
  /** Past any pooler. */
  url: string;
  schemas: SchemaSource[];
  /** None when only the database is wanted. */
  files: FileStore | undefined;
  backup: string;
  secretKey: string | undefined;
  passphrase?: string | undefined;
  /** Allowed to replace data that are there. */
  replace: boolean;
  /** Folder that may list destroyed keys, beside what the target and the backups' folder know. */
  dataDir?: string | undefined;
};

export type Restored = { manifest: Manifest; rows: number; destroyedAgain: number };

export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, backup: folder, passphrase } = options;
  // The quick refusals first: reading everything takes a while.
  ensureKey((await readManifest(folder)).manifest, options.secretKey);
  const client = await backupSession(url);
  try {
    const pairs = pairsOf((await readManifest(folder)).manifest, options.schemas);
    await ensureTarget(client, pairs, options);
    const backup = await checkBackup(folder, passphrase);
    if (backup.manifest.files && options.files) await putFiles(backup.parts, options.files);
    const destroyedAgain = await replaced(client, pairs, backup, options);
    // By the names that they have now, which may be others than those of the backup.
    const tables = await tablesOf(client, schemasNow(pairs));
    await client.query(`ANALYZE ${tables.map((table) => addressOf(table)).join(", ")}`);
    const rows = backup.manifest.tables.reduce((sum, { content }) => sum + (content?.lines ?? 0), 0);
    await endSession(client, "in peace");
    return { manifest: backup.manifest, rows, destroyedAgain };
  } catch (error) {
    // Closing the connection takes back whatever the transaction did.
    await endSession(client, "at once");
    throw error;
  }
}

function ensureKey({ secretKey: { salt, fingerprint } }: Manifest, secretKey: string | undefined): void {
  if (secretKey !== undefined && fingerprintOf(secretKey, salt) === fingerprint) return;
  throw new StartProblem(
    `This backup needs the SECRET_KEY of the installation that it was made from: ${secretKey === undefined ? "none is here" : "the one here is another"}. ` +
      "Put that installation's secret.key into the data folder, or set SECRET_KEY. Nothing was changed.",
  );
}

type Pair = { source: SchemaSource; known: SchemaSource };

const schemasNow = (pairs: Pair[]): SchemaSource[] => pairs.map(({ known }) => known);

/** Each schema as the backup knows it and as this version knows it. */
function pairsOf(manifest: Manifest, all: SchemaSource[]): Pair[] {
  return manifest.schemas.map(({ schema, migrations }) => {
    const known = all.find(({ ledger }) => ledger.schema === schema);
    const byName = new Map(known?.migrations.map((migration) => [migration.name, migration]));
    const applied = migrations.map(({ name, checksum }) => {
      const migration = byName.get(name);
      if (!known || migration?.checksum !== checksum)
        throw new StartProblem(
          `This backup was made by version ${manifest.app}, whose ${schema} ${name} this version does not know; restore it with that version or a newer one. Nothing was changed.`,
        );
      return migration;
    });
    return { known: known!, source: { ...known!, migrations: applied } };
  });
}

async function ensureTarget(client: pg.Client, pairs: Pair[], { replace }: RestoreOptions): Promise<void> {
  const sources = schemasNow(pairs);
  const ours = new Set((await presentSources(client, sources)).map(({ ledger }) => ledger.schema));
  const { rows } = await client.query<{ schema: string }>(
    `SELECT DISTINCT schemaname::text AS schema FROM pg_tables WHERE schemaname = ANY($1)`,
    [sources.map(({ ledger }) => ledger.schema)],
  );
  const foreign = rows.find(({ schema }) => !ours.has(schema));
  if (foreign)
    throw new StartProblem(
      `The target has a schema ${foreign.schema} that is not ours, such as a hosted Supabase brings; use another database. Nothing was changed.`,
    );
  if (!replace && ours.has("app") && (await isFounded(client)))
    throw new StartProblem(
      "The target holds data. Say --replace to put the backup in their place. Nothing was changed.",
    );
  await ensureNoApp(client);
}

async function isFounded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('app.installation') IS NOT NULL AS found`);
  return rows[0].found && ((await client.query("SELECT FROM app.installation")).rowCount ?? 0) > 0;
}

async function replaced(
  client: pg.Client,
  pairs: Pair[],
  backup: CheckedBackup,
  { backup: folder, dataDir, schemas }: RestoreOptions,
): Promise<number> {
  const destroyed = [
    ...(await destroyedKeysIn(client)),
    ...(await readDestroyedKeys(destroyedKeysFile(dirname(folder)))),
    ...(dataDir ? await readDestroyedKeys(destroyedKeysFile(dataDir)) : []),
  ];
  await client.query("BEGIN");
  // Also what the backup does not have: two installations must not be mixed.
  for (const schema of schemaNames(await presentSources(client, schemas)))
    await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`);
  for (const { source } of pairs) await migrateWithin(client, source);
  const sources = pairs.map(({ source }) => source);
  await loadTables(client, sources, backup);
  await setOutboxPlaces(client, backup.manifest.outbox);
  for (const { known } of pairs) await migrateWithin(client, known);
  const again = await destroyKeysAgain(client, destroyed);
  await endRunInBackup(client, basename(folder));
  await client.query("COMMIT");
  return again;
}

/** The backup holds itself as being made; that it is here tells how it ended. */
async function endRunInBackup(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('app.backup_run') IS NOT NULL AS found`);
  if (!rows[0].found) return;
  await client.query(
    `UPDATE app.backup_run SET state = 'done', backup = $1, finished_at = now() WHERE state = 'running' AND kind = 'backup'`,
    [name],
  );
}
