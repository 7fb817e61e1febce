import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sealActs, sealRestoredActs } from "@product/database/audit/sealer";
import { verifyTrail } from "@product/database/audit/verify";
import { consumeOutbox, outboxAfter, type OutboxEntry } from "@product/database/jobs/outbox";
import { productSchema } from "@product/database/migrate";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { createMigratedDatabase } from "@product/database/testing/test-database";
import {
  backUp,
  backupFolder,
  databaseWith,
  fill,
  firstSchema,
  opened,
  restore,
  useFirstDatabase,
} from "./testing/backups.ts";
import { useOtherCluster } from "./testing/other-cluster.ts";

const emptyDatabase = useOtherCluster();

const first = useFirstDatabase();
beforeEach(() => fill(first.query));
const patience = { timeout: 20_000, interval: 100 };

describe("a restore", () => {
  it("does not touch a target with data unless it is told to", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    await restore(target.url, backup.path);
    await target.query("UPDATE app.account SET name = 'Changed since'");
    await expect(restore(target.url, backup.path)).rejects.toThrow(/holds data.*--replace/);
    expect((await target.query("SELECT name FROM app.account")).rows).toEqual([{ name: "Changed since" }]);
    await restore(target.url, backup.path, { replace: true });
    expect((await target.query("SELECT name FROM app.account")).rows[0].name).toContain("Ana");
  });

  it("asks for the right key before anything else", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    const other = "another invented key of the tests, long too";
    await expect(restore(target.url, backup.path, { secretKey: other })).rejects.toThrow(/the one here is another/);
    await expect(restore(target.url, backup.path, { secretKey: undefined })).rejects.toThrow(/none is here/);
    expect((await target.query("SELECT to_regclass('app.act') AS act")).rows).toEqual([{ act: null }]);
  });

  it("finds any damage before it begins", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const part = join(backup.path, "tables", "app.account.copy.gz");
    const good = await readFile(part);
    const target = await emptyDatabase();
    const bad = Buffer.from(good);
    bad[bad.length - 12]! ^= 1;
    for (const damage of [bad, good.subarray(0, good.length - 10), Buffer.alloc(0)]) {
      await writeFile(part, damage);
      await expect(restore(target.url, backup.path)).rejects.toThrow(
        /damaged: tables\/app.account.copy.*Nothing was changed/,
      );
    }
    await rm(part);
    await expect(restore(target.url, backup.path)).rejects.toThrow(/app.account.copy is missing/);
    await writeFile(join(backup.path, "manifest.json"), "{");
    await expect(restore(target.url, backup.path)).rejects.toThrow(/manifest.json is damaged/);
  });

  it("that fails half-way leaves the target as it was", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    await restore(target.url, backup.path);
    await target.query("UPDATE app.account SET name = 'Still here'");
    const schema = await firstSchema();
    const broken = { name: "9999-breaks.sql", sql: "SELECT 1/0", checksum: "x" };
    await expect(
      restore(target.url, backup.path, {
        replace: true,
        schemas: [{ ...schema, migrations: [...schema.migrations, broken] }],
      }),
    ).rejects.toThrow("9999-breaks.sql failed");
    expect((await target.query("SELECT name FROM app.account")).rows).toEqual([{ name: "Still here" }]);
  });

  it("brings an older backup up to date, and refuses one of a newer version", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    const schema = await productSchema();
    const newer = {
      name: "9999-newer.sql",
      sql: "ALTER TABLE app.account ADD later text DEFAULT 'new'",
      checksum: "x",
    };
    await restore(target.url, backup.path, { schemas: [{ ...schema, migrations: [...schema.migrations, newer] }] });
    expect((await target.query("SELECT later FROM app.account")).rows).toEqual([{ later: "new" }]);
    const older = { ...schema, migrations: schema.migrations.slice(0, 2) };
    await expect(restore(target.url, backup.path, { schemas: [older], replace: true })).rejects.toThrow(
      /made by version 0.1.0, whose app .* this version does not know/,
    );
  });

  it("does not take a hosted schema of the same name for ours", async () => {
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    await target.query("CREATE SCHEMA app; CREATE TABLE app.theirs (id int)");
    await expect(restore(target.url, backup.path, { replace: true })).rejects.toThrow(/a schema app that is not ours/);
  });

  it("gives every reader of the outbox what it had not read, in order", async () => {
    await first.query("DELETE FROM app.outbox_cursor");
    const count = (await first.query("SELECT FROM app.act")).rowCount!;
    await consumeOutbox("slow", async () => {}, { limit: 2 });
    let read = 0;
    // Transactions of other tests on the same server hold the newest acts back for a moment.
    await vi.waitFor(async () => expect((read += await consumeOutbox("quick", async () => {}))).toBe(count), patience);
    const backup = await backUp(first.url, await backupFolder());
    const { rows: written } = await first.query<{ id: string }>("SELECT id FROM app.act ORDER BY id");
    const target = await emptyDatabase();
    await restore(target.url, backup.path);
    await elsewhere(target.url, async () => {
      const seen: string[] = [];
      const note = async (entries: OutboxEntry[]) => void seen.push(...entries.map(({ id }) => String(id)));
      await vi.waitFor(async () => {
        while ((await consumeOutbox("slow", note, { limit: 2 })) > 0);
        expect(seen).toHaveLength(count - 2);
      }, patience);
      expect(seen).toEqual(written.slice(2).map(({ id }) => id));
      expect(await consumeOutbox("quick", async () => {})).toBe(0);
      expect(await outboxAfter({ transaction: "0", id: 0n }, 10_000)).toHaveLength(written.length);
    });
  });

  it("keeps those erased who were erased after the backup", async () => {
    const schemas = [await productSchema()];
    const source = await opened(await createMigratedDatabase());
    const folder = await backupFolder();
    const [kept, erased, erasedLater] = [1, 2, 3].map((n) => `${n}0000000-0000-4000-8000-000000000000`);
    for (const id of [kept, erased, erasedLater])
      await source.query("INSERT INTO app.person_key (person_id, wrapped_key) VALUES ($1, '\\xff')", [id]);
    const old = await backUp(source.url, folder, { schemas, now: new Date(Date.now() + 5_000) });
    const erase = (id: string) =>
      source.query("UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now() WHERE person_id = $1", [id]);
    await erase(erased!);
    // The next backup notes it beside all of them, so that even a lost database is no way back.
    await backUp(source.url, folder, { schemas, now: new Date(Date.now() + 10_000) });
    const another = await emptyDatabase();
    expect(await restore(another.url, old.path, { schemas })).toMatchObject({ destroyedAgain: 1 });
    await erase(erasedLater!);
    expect(await restore(source.url, old.path, { schemas, replace: true })).toMatchObject({ destroyedAgain: 2 });
    const { rows } = await source.query("SELECT person_id FROM app.person_key WHERE wrapped_key IS NOT NULL");
    expect(rows).toEqual([{ person_id: kept }]);
  });

  it("keeps them erased whose hours were closed, and those hours as they were closed", async () => {
    const schemas = [await productSchema()];
    const source = await opened(await createMigratedDatabase());
    const worker = "10000000-0000-4000-8000-000000000000";
    await source.query(`
      INSERT INTO app.legal_entity (id, name, country) VALUES ('${worker}', 'Ribera', 'ES');
      INSERT INTO app.worker (id, code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
        VALUES ('${worker}', 'W-ABCDE', 'left', 'Gaxuxa', 'Etxenike', 'ES', 'es', 'temporary', '${worker}', 'office');
      INSERT INTO app.person_key (person_id, wrapped_key) VALUES ('${worker}', '\\xff');
      INSERT INTO app.hours_period (id, legal_entity_id, first_day, last_day, lines, minutes, totals, hash, locked_at)
        VALUES ('${worker}', '${worker}', '2026-05-01', '2026-05-31', 1, 450, '{}', sha256('closed'), now());
      INSERT INTO app.hours_line (assignment_id, worker_id, event_id, legal_entity_id, day, approved_at, minutes, period_id, dispute, updated_at)
        VALUES ('${worker}', '${worker}', '${worker}', '${worker}', '2026-05-02', now(), 450, '${worker}', 'Gaxuxa came early', now());
      INSERT INTO app.hours_terms (assignment_id, worker_id, period_id, rate) VALUES ('${worker}', '${worker}', '${worker}', 1200)`);
    const backup = await backUp(source.url, await backupFolder(), { schemas });
    await source.query("UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now()");
    expect(await restore(source.url, backup.path, { schemas, replace: true })).toMatchObject({ destroyedAgain: 1 });
    const { rows } = await source.query(
      "SELECT w.status, l.minutes, l.dispute, t.rate FROM app.worker w, app.hours_line l, app.hours_terms t",
    );
    expect(rows).toEqual([{ status: "erased", minutes: 450, dispute: "", rate: 1200 }]);
    await expect(source.query("DELETE FROM app.hours_terms")).rejects.toMatchObject({ code: "23001" });
  });

  it("makes the months that the product made while it ran, with their walls", async () => {
    const { source, schemas } = await databaseWith("SELECT app.make_audit_month('2019-03-01')");
    await source.query(`INSERT INTO app.act (act, actor_kind, at) VALUES ('page.edit', 'system', '2019-03-15')`);
    const backup = await backUp(source.url, await backupFolder(), { schemas });
    const target = await emptyDatabase();
    // The version that restores does not know of that month.
    const withoutMonth = schemas.map((schema) => ({
      ...schema,
      migrations: schema.migrations.map((migration) => ({
        ...migration,
        sql: migration.name === "9999-more.sql" ? "SELECT 1" : migration.sql,
      })),
    }));
    await restore(target.url, backup.path, { schemas: withoutMonth });
    expect((await target.query(`SELECT act FROM app.act_2019_03`)).rows).toEqual([{ act: "page.edit" }]);
    await expect(target.query(`DELETE FROM app.act_2019_03`)).rejects.toThrow("append-only");
  });

  it("leaves a trail that is whole: sealed acts stay sealed, others are sealed anew", async () => {
    await vi.waitFor(async () => expect(await sealActs({ limit: 2 })).toBe(2), patience);
    const backup = await backUp(first.url, await backupFolder());
    const target = await emptyDatabase();
    await restore(target.url, backup.path);
    await elsewhere(target.url, async () => {
      expect(await sealRestoredActs()).toBe(true);
      expect(await verifyTrail({ now: new Date(Date.now() + 3_600_000) })).toMatchObject({ faults: [] });
    });
  });
});

/** Binds the database's own functions to another database for a while. */
async function elsewhere(other: string, work: () => Promise<void>): Promise<void> {
  await closeDatabase();
  openDatabase({ url: other });
  try {
    await work();
  } finally {
    await closeDatabase();
    openDatabase({ url: first.url });
  }
}
