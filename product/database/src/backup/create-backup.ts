/** Makes a backup: every table under one snapshot and the files it names, whole or not at all. */
import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { schemaNames, type SchemaSource } from "@platform/kernel/migrate";
import { StartProblem } from "@platform/kernel/start-problem";
import { copiedOut } from "./copy.ts";
import { destroyedKeysFile, destroyedKeysIn, recordDestroyedKeys } from "./destroyed-keys.ts";
import { formatVersion, manifestText, type Manifest, type TableInBackup } from "./manifest.ts";
import { outboxPlaces } from "./outbox-places.ts";
import { partFolder, type PartFolder } from "./parts.ts";
import { fingerprintOf, openPasskey } from "./passkey.ts";
import { backupAt, backupsIn, freshDraft, settleDraft, type Backup } from "./places.ts";
import { backupSession, endSession } from "./session.ts";
import { fileCopier, FilesMoved, type FileStore } from "./stored-files.ts";
import { addressOf, presentSources, rowsOf, tablePart, tablesOf } from "./tables.ts";

export type BackupOptions = {
  /** Past any pooler. */
  url: string;
  schemas: SchemaSource[];
  files: FileStore | undefined;
  /** Where backups are kept. */
  folder: string;
  app: string;
  /** Never written; a fingerprint of it tells later whether it is the same. */
  secretKey: string;
  passphrase?: string | undefined;
  now?: Date;
  signal?: AbortSignal | undefined;
};

/** Throws a StartProblem when a person can mend it, such as by freeing space; whatever was written is gone then. */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { folder, url, now = new Date() } = options;
  let draft: string | undefined;
  let sessions: pg.Client[] = [];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    sessions = await Promise.all([backupSession(url), backupSession(url)]);
    const [copying, looking] = sessions as [pg.Client, pg.Client];
    await ensureAlone(looking);
    draft = await freshDraft(folder);
    await fill(draft, options, copying, looking, now);
    await recordDestroyedKeys(destroyedKeysFile(folder), await destroyedKeysIn(looking));
    const path = await settleDraft(draft, folder, now);
    for (const session of sessions) await endSession(session, "in peace");
    return await backupAt(path);
  } catch (error) {
    for (const session of sessions) await endSession(session, "at once");
    if (draft) await rm(draft, { recursive: true, force: true });
    throw explained(error, folder);
  }
}

async function fill(draft: string, options: BackupOptions, copying: pg.Client, looking: pg.Client, now: Date) {
  const { folder, passphrase, secretKey, app } = options;
  const passkey = passphrase ? await openPasskey(passphrase) : undefined;
  const parts = partFolder(draft, passkey, options.signal);
  const sources = await presentSources(looking, options.schemas);
  const names = sources.find(({ files }) => files)?.files;
  const earlier = passkey ? undefined : (await backupsIn(folder)).find(({ isEncrypted }) => !isEncrypted);
  const copier =
    names && options.files
      ? fileCopier({ parts, store: options.files, names, draft, earlier: earlier && partFolder(earlier.path) })
      : undefined;

  await copier?.copyPresent(looking);
  const { snapshot, missing } = await settledSnapshot(copying, async () => copier?.copyRest(copying, looking));
  const tables = await copyTables(copying, sources, parts);
  const salt = randomBytes(16).toString("hex");
  const manifest: Manifest = {
    format: formatVersion,
    app,
    postgresql: await serverVersion(copying),
    madeAt: now.toISOString(),
    snapshot,
    schemas: await appliedMigrations(copying, sources),
    tables,
    outbox: await outboxPlaces(copying),
    files: copier && { ...(await copier.finish(copying)), missing: missing ?? [] },
    sequences: await sequencesOf(copying, sources),
    secretKey: { salt, fingerprint: fingerprintOf(secretKey, salt) },
    encryption: passkey && { salt: passkey.salt },
  };
  await copying.query("COMMIT");
  const text = manifestText(manifest);
  await writeDurably(join(draft, "manifest.json"), text);
  if (passkey) await writeDurably(join(draft, "manifest.mark"), `${passkey.mark(text)}\n`);
}

/** A moment of the database whose files are all at hand. */
async function settledSnapshot(copying: pg.Client, copyRest: () => Promise<string[] | undefined>, triesLeft = 10) {
  await copying.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows } = await copying.query<{ name: string }>("SELECT pg_export_snapshot() AS name");
  try {
    return { snapshot: rows[0]!.name, missing: await copyRest() };
  } catch (error) {
    if (!(error instanceof FilesMoved) || triesLeft === 0) throw error;
    await copying.query("ROLLBACK");
    return settledSnapshot(copying, copyRest, triesLeft - 1);
  }
}

async function copyTables(copying: pg.Client, sources: SchemaSource[], parts: PartFolder): Promise<TableInBackup[]> {
  const tables = await tablesOf(copying, sources);
  // A table that is dropped or changed while others are copied would leave a backup that fits no schema.
  if (tables.length > 0)
    await copying.query(
      `LOCK TABLE ${tables.map((table) => `ONLY ${addressOf(table)}`).join(", ")} IN ACCESS SHARE MODE`,
    );
  const copied: TableInBackup[] = [];
  for (const table of tables) {
    const { schema, name, columns, partition, isCarried } = table;
    const content = isCarried ? await parts.write(tablePart(table), copiedOut(copying, rowsOf(table))) : undefined;
    copied.push({ schema, name, columns, partition, content });
  }
  return copied;
}

async function appliedMigrations(copying: pg.Client, sources: SchemaSource[]): Promise<Manifest["schemas"]> {
  const applied: Manifest["schemas"] = [];
  for (const { ledger } of sources) {
    const { rows } = await copying.query<{ name: string; checksum: string }>(
      `SELECT name, checksum FROM ${ledger.schema}.${ledger.table} ORDER BY name`,
    );
    applied.push({ ...ledger, migrations: rows });
  }
  return applied;
}

// Read last: numbers are given out outside of any snapshot, and a later one is always safe.
async function sequencesOf(copying: pg.Client, sources: SchemaSource[]): Promise<Manifest["sequences"]> {
  const { rows } = await copying.query<Manifest["sequences"][number]>(
    `SELECT schemaname::text AS schema, sequencename::text AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [schemaNames(sources)],
  );
  return rows;
}

async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  return rows[0]!.server_version;
}

async function ensureAlone(looking: pg.Client): Promise<void> {
  const { rows } = await looking.query("SELECT pg_try_advisory_lock(7201966) AS alone");
  if (!rows[0].alone) throw new StartProblem("Another backup of this database is being made; wait for it to end.");
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function explained(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return new StartProblem(
      `The disk that holds ${folder} is full: no backup was made; free some space and try again.`,
    );
  if (code !== undefined && ["EROFS", "EACCES", "EPERM", "ENOTDIR", "EEXIST"].includes(code))
    return new StartProblem(
      `Backups cannot be written to ${folder} (${code}); make it a writable folder or set BACKUP_DIR.`,
    );
  if (error instanceof FilesMoved)
    return new StartProblem("Files were removed faster than they could be copied; try again in a quieter hour.");
  return error;
}
