/** For tests: folders for backups, files in memory, and the way to make and restore one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { SchemaSource } from "@platform/kernel/migrate";
import { migrate, productSchema } from "@product/database/migrate";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { createBackup, type BackupOptions } from "@product/database/backup/create-backup";
import { restoreBackup, type RestoreOptions } from "@product/database/backup/restore-backup";
import type { FileStore } from "@product/database/backup/stored-files";
import { createEmptyDatabase } from "@product/database/testing/test-database";

export const secretKey = "an invented key of the tests, long enough";

export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const backUp = async (url: string, folder: string, options: Partial<BackupOptions> = {}) =>
  createBackup({
    url,
    folder,
    schemas: [await firstSchema()],
    files: undefined,
    app: "0.1.0",
    secretKey,
    ...options,
  });

export const restore = async (url: string, backup: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    url,
    backup,
    schemas: [await firstSchema()],
    files: undefined,
    secretKey,
    replace: false,
    ...options,
  });

/** The product as it was when it began: all that a backup has to deal with, in a twentieth of the time to make it. */
export async function firstSchema(): Promise<SchemaSource> {
  const { sealed: _, ...schema } = await productSchema();
  return { ...schema, migrations: schema.migrations.filter(({ name }) => name < "0011") };
}

/** A database of the first schema for the tests of one file, bound to `database`. */
export function useFirstDatabase(): { url: string; query: pg.Client["query"] } {
  const used = {} as { url: string; query: pg.Client["query"] };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await createEmptyDatabase();
    await migrate(url, (await firstSchema()).migrations);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    openDatabase({ url });
    Object.assign(used, { url, query: client.query.bind(client) });
    end = async () => {
      await closeDatabase();
      await client.end();
      await drop();
    };
  });
  afterAll(() => end());
  return used;
}

/** One of the first schema with one table more. */
export async function databaseWith(sql: string, more: Partial<SchemaSource> = {}) {
  const schema = await firstSchema();
  const migrations = [...schema.migrations, { name: "9999-more.sql", sql, checksum: "more" }];
  const source = await opened(await createEmptyDatabase());
  await migrate(source.url, migrations);
  return { source, schemas: [{ ...schema, ...more, migrations }] };
}

export async function opened({ url, drop }: { url: string; drop: () => Promise<void> }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { url, query: client.query.bind(client) as pg.Client["query"] };
}

export function filesInMemory(initialFiles: Record<string, string> = {}): FileStore & { content: Map<string, string> } {
  const content = new Map(Object.entries(initialFiles));
  return {
    content,
    read: async (id) => {
      const text = content.get(id);
      const chunks = text === undefined ? undefined : [Buffer.from(text)];
      return chunks && { next: async () => chunks.shift(), close: async () => {} };
    },
    write: async (id, source) => void content.set(id, Buffer.concat(await Array.fromAsync(source)).toString()),
    size: async (id) => (content.has(id) ? Buffer.byteLength(content.get(id)!) : undefined),
  };
}

const person = "11111111-1111-4111-8111-111111111111";

/** A founded installation with one person, whose name holds everything that COPY writes in a special way. */
export async function fill(query: pg.Client["query"]): Promise<void> {
  await query(`INSERT INTO app.installation (demo) VALUES (false) ON CONFLICT DO NOTHING`);
  await query(
    `INSERT INTO app.account (user_id, name, language) VALUES ($1, E'Ana\\t\\\\N "Ñ"\\n', 'es') ON CONFLICT DO NOTHING`,
    [person],
  );
  await query(`INSERT INTO app.staff (user_id, email) VALUES ($1, 'ana@example.test') ON CONFLICT DO NOTHING`, [
    person,
  ]);
  await addActs(query, 3);
}

export async function addActs(query: pg.Client["query"], count: number): Promise<void> {
  await query(
    `WITH written AS (INSERT INTO app.act (act, actor_kind, actor_id) SELECT 'page.edit', 'person', $1 FROM generate_series(1, $2) RETURNING id, at)
     INSERT INTO app.act_subject (act_id, kind, subject_id, at) SELECT id, 'page', 'home', at FROM written`,
    [person, count],
  );
}
