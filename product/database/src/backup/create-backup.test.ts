import { cp, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { productSchema } from "@product/database/migrate";
import { createMigratedDatabase } from "@product/database/testing/test-database";
import { readManifest } from "./manifest.ts";
import { backupsIn, forgetBackups } from "./places.ts";
import {
  addActs,
  backUp,
  backupFolder,
  databaseWith,
  filesInMemory,
  fill,
  opened,
  restore,
  secretKey,
  useFirstDatabase,
} from "./testing/backups.ts";
import { useOtherCluster } from "./testing/other-cluster.ts";

const emptyDatabase = useOtherCluster();

const first = useFirstDatabase();
beforeEach(() => fill(first.query));

const contentsOf = async (path: string) =>
  (await readManifest(path)).manifest.tables.map(({ schema, name, content }) => [`${schema}.${name}`, content?.sha256]);

describe("a backup", () => {
  it("comes back with the same rows, numbers and walls", async () => {
    const folder = await backupFolder();
    const schemas = [await productSchema()];
    const source = await opened(await createMigratedDatabase());
    await fill(source.query);
    const backup = await backUp(source.url, folder, { schemas });
    const target = await emptyDatabase();
    await restore(target.url, backup.path, { schemas });
    const again = await backUp(target.url, folder, { schemas, now: new Date(Date.now() + 5_000) });
    expect(await contentsOf(again.path)).toEqual(await contentsOf(backup.path));
    expect((await target.query("SELECT name FROM app.account")).rows).toEqual([{ name: 'Ana\t\\N "Ñ"\n' }]);

    const ids = await target.query(
      `INSERT INTO app.act (act, actor_kind) VALUES ('page.edit', 'system') RETURNING id > (SELECT max(id) FROM app.act) AS next`,
    );
    expect(ids.rows).toEqual([{ next: true }]);
    await expect(target.query("DELETE FROM app.act")).rejects.toThrow("append-only");
    await expect(
      target.query("INSERT INTO app.act_subject (act_id, kind, subject_id, at) VALUES (999999, 'page', 'x', now())"),
    ).rejects.toMatchObject({
      code: "23503",
    });
    await expect(
      target.query("INSERT INTO app.outbox_cursor (consumer, act_id) VALUES ('x', 0)"),
    ).rejects.toMatchObject({ code: "23502" });
  });

  it("is made under one snapshot, whatever is written meanwhile", async () => {
    const folder = await backupFolder();
    let going = true;
    const writing = (async () => {
      while (going) await addActs(first.query, 1);
    })();
    const backup = await backUp(first.url, folder);
    going = false;
    await writing;
    const target = await emptyDatabase();
    await restore(target.url, backup.path);
    const { rows } = await target.query(
      `SELECT (SELECT count(*) FROM app.act) = (SELECT count(*) FROM app.act_subject) AS whole`,
    );
    expect(rows).toEqual([{ whole: true }]);
  });

  it("goes over a hostile network or disk: encrypted, it opens with the passphrase alone", async () => {
    const folder = await backupFolder();
    const backup = await backUp(first.url, folder, { passphrase: "correct horse battery" });
    const texts = await Promise.all(
      (await readdir(backup.path, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), "latin1")),
    );
    for (const text of texts) for (const secret of ["Ana", secretKey]) expect(text).not.toContain(secret);
    const target = await emptyDatabase();
    await expect(restore(target.url, backup.path)).rejects.toThrow(/encrypted: set BACKUP_PASSPHRASE/);
    await expect(restore(target.url, backup.path, { passphrase: "wrong" })).rejects.toThrow(
      /another BACKUP_PASSPHRASE/,
    );
    await restore(target.url, backup.path, { passphrase: "correct horse battery" });
    expect((await target.query("SELECT count(*)::int AS n FROM app.account")).rows).toEqual([{ n: 1 }]);
  });

  it("shows nothing that is half-written, and clears up after one that was killed", async () => {
    const folder = await backupFolder();
    await cp((await backUp(first.url, folder)).path, join(folder, ".unfinished-killed"), { recursive: true });
    expect(await backupsIn(folder)).toHaveLength(1);
    await backUp(first.url, folder, { now: new Date(Date.now() + 60_000) });
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
    expect(await backupsIn(folder)).toHaveLength(2);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it("holds back nobody who reads what was done meanwhile", async () => {
    const numbers: unknown[] = [];
    const { source, schemas } = await databaseWith("CREATE TABLE app.stored (version text UNIQUE)", {
      files: { table: "app.stored", column: "version" },
    });
    await source.query("INSERT INTO app.stored VALUES ('aaaaaaaa-0000-4000-8000-000000000001')");
    const files = filesInMemory();
    const watching = {
      ...files,
      read: async (id: string) => {
        const { rows } = await source.query(
          "SELECT backend_xid FROM pg_stat_activity WHERE application_name = 'cuadrante-backup' AND datname = current_database()",
        );
        numbers.push(...rows.map((row) => row.backend_xid));
        return files.read(id);
      },
    };
    await backUp(source.url, await backupFolder(), { schemas, files: watching });
    expect(new Set(numbers)).toEqual(new Set([null]));
  });

  it("is made by one process at a time", async () => {
    const folder = await backupFolder();
    const both = await Promise.allSettled([backUp(first.url, folder), backUp(first.url, folder)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await backupsIn(folder)).toHaveLength(1);
  });

  it("is forgotten after its days, but never the last one", async () => {
    const folder = await backupFolder();
    const days = (n: number) => new Date(Date.parse("2026-11-01T03:00:00Z") + n * 86_400_000);
    for (const day of [0, 1, 2]) await backUp(first.url, folder, { now: days(day) });
    expect(await forgetBackups(folder, days(1))).toEqual(["2026-11-01T03-00-00Z"]);
    await forgetBackups(folder, days(90));
    expect((await backupsIn(folder)).map(({ name }) => name)).toEqual(["2026-11-03T03-00-00Z"]);
  });
});
