/** Somebody who speaks to the database through the app, with its role, and wants more than rows. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeAuditMonths } from "@product/database/audit/months";
import { createBackup } from "@product/database/backup/create-backup";
import { restoreBackup } from "@product/database/backup/restore-backup";
import { productSchema } from "@product/database/migrate";
import { makePunchMonths } from "@product/database/register/months";
import { createEmptyDatabase, useTestDatabase } from "@product/database/testing/test-database";
import { embeddedAddresses, letServe } from "./addresses.ts";

const { url, query } = useTestDatabase();
const addresses = embeddedAddresses(url);
const [app, retention] = [addresses.url, addresses.retentionUrl!].map(
  (connectionString) => new pg.Client({ connectionString }),
);

beforeAll(async () => {
  for (const client of [app!, retention!]) await client.connect();
  await query("INSERT INTO app.act (act, actor_kind) VALUES ('test', 'system')");
  await query("SELECT app.make_punch_month('2020-05-01')");
});
afterAll(() => Promise.all([app!.end(), retention!.end()]));

const month = `act_${new Date().toISOString().slice(0, 7).replace("-", "_")}`;
const refused = { code: "42501" };

describe("the app's role", () => {
  it.each([
    // Walls are not taken down.
    "ALTER TABLE app.act DISABLE TRIGGER ALL",
    "ALTER TABLE app.hours_line DISABLE TRIGGER closed_hours_stay",
    "ALTER TABLE app.worker ADD COLUMN hidden text",
    "ALTER TABLE app.act OWNER TO CURRENT_USER",
    "DROP TRIGGER act_is_append_only ON app.act",
    "DROP FUNCTION app.refuse_change() CASCADE",
    "CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    "DROP TABLE app.punch",
    "DROP TABLE app.punch_2020_05",
    "DROP SCHEMA app CASCADE",
    "ALTER TABLE app.punch DETACH PARTITION app.punch_2020_05",
    // Nor passed by.
    "SET session_replication_role = replica",
    "SELECT set_config('session_replication_role', 'replica', false)",
    "TRUNCATE app.act CASCADE",
    "TRUNCATE app.worker CASCADE",
    "UPDATE app.act SET act = 'other'",
    "DELETE FROM app.act",
    `UPDATE app.${month} SET act = 'other'`,
    `DELETE FROM app.${month}`,
    "UPDATE app.act_subject SET clear = ''",
    "DELETE FROM app.act_seal",
    "UPDATE app.act_root SET day = day - 1",
    "UPDATE app.punch SET at = now()",
    "DELETE FROM app.punch_2020_05",
    "UPDATE app.hours_batch SET amount = 0",
    "INSERT INTO app.migration (name, checksum) VALUES ('9999-mine.sql', '')",
    "DELETE FROM app.migration",
    // Nobody else is become.
    "SET ROLE cuadrante",
    "SET ROLE cuadrante_retention",
    "SET SESSION AUTHORIZATION cuadrante",
    "ALTER ROLE cuadrante_app SUPERUSER",
    "ALTER ROLE cuadrante_app CREATEROLE",
    "GRANT cuadrante TO cuadrante_app",
    "CREATE ROLE mine LOGIN",
    // Nothing of one's own stands among what is ours.
    "CREATE FUNCTION app.mine() RETURNS void LANGUAGE sql AS ''",
    "CREATE FUNCTION app_sealed.mine() RETURNS void LANGUAGE sql AS ''",
    "CREATE FUNCTION public.mine() RETURNS void LANGUAGE sql AS ''",
    "CREATE TABLE app.mine ()",
    "CREATE SCHEMA mine",
    "CREATE TRIGGER mine AFTER INSERT ON app.act FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()",
    "CREATE RULE mine AS ON INSERT TO app.act DO INSTEAD NOTHING",
    "CREATE EXTENSION file_fdw",
    "ALTER DEFAULT PRIVILEGES FOR ROLE cuadrante GRANT ALL ON TABLES TO cuadrante_app",
    // Only the role of retention ends a month, and the owner's own tools are nobody else's.
    "SELECT app.hold_punch_month('punch_2020_05')",
    "SELECT app.drop_punch_month('punch_2020_05', now())",
    "SELECT app.give_rights_of('app.worker', 'app.act')",
    // The machine is not reached.
    "COPY app.act TO PROGRAM 'cat'",
    "COPY app.job (kind) FROM '/etc/hostname'",
    "SELECT pg_read_file('/etc/hostname')",
    "ALTER SYSTEM SET log_statement = 'all'",
  ])("is refused: %s", async (attack) => {
    await expect(app!.query(attack)).rejects.toMatchObject(refused);
  });

  it("gives nobody a right", async () => {
    await app!.query("GRANT ALL ON app.act TO PUBLIC").catch(() => {});
    const { rows } = await query("SELECT has_table_privilege('public', 'app.act', 'SELECT, INSERT, UPDATE') AS may");
    expect(rows).toEqual([{ may: false }]);
  });

  it("is not believed by the owner's functions in what names mean", async () => {
    await app!.query(
      `CREATE FUNCTION pg_temp.to_char(date, text) RETURNS text LANGUAGE sql AS $$ SELECT 'x; DROP TABLE app.act' $$`,
    );
    await app!.query("SET search_path = pg_temp, pg_catalog, app, public");
    await app!.query("SELECT app.make_punch_month('2020-07-01')");
    await app!.query("RESET search_path");
    expect((await query("SELECT to_regclass('app.punch_2020_07') IS NOT NULL AS made")).rows).toEqual([{ made: true }]);
  });

  it("makes months, whose rows it adds and reads and never changes", async () => {
    await makeAuditMonths();
    await makePunchMonths();
    await app!.query("SELECT app.make_punch_month('2020-06-01')");
    await app!.query("SELECT app.make_audit_months('2031-01-01', '2031-01-01')");
    await app!.query("SELECT FROM app.punch_2020_06, app.act_2031_01, app.act_subject_2031_01");
    for (const part of ["punch_2020_06", "act_2031_01", "act_subject_2031_01"])
      await expect(app!.query(`DELETE FROM app.${part}`)).rejects.toMatchObject(refused);
  });

  it("may do in tables to come what it may do in those that are there", async () => {
    await query("CREATE TABLE app.to_come (id bigint GENERATED ALWAYS AS IDENTITY, name text)");
    onTestFinished(async () => void (await query("DROP TABLE app.to_come")));
    await app!.query("INSERT INTO app.to_come (name) VALUES ('a')");
    await app!.query("UPDATE app.to_come SET name = 'b'");
    expect((await app!.query("SELECT name FROM app.to_come")).rows).toEqual([{ name: "b" }]);
    await query(`CREATE TRIGGER to_come_is_append_only BEFORE UPDATE OR DELETE ON app.to_come
      FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()`);
    await query("GRANT TRUNCATE ON app.to_come TO cuadrante_app");
    await letServe(addresses, [await productSchema()]);
    await expect(app!.query("UPDATE app.to_come SET name = 'c'"), "once its rows are kept").rejects.toMatchObject(
      refused,
    );
    await expect(app!.query("TRUNCATE app.to_come"), "what somebody gave it beside").rejects.toMatchObject(refused);
  });

  it("makes backups, and serves what the owner restores of them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cuadrante-roles-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const of = {
      schemas: [await productSchema()],
      files: undefined,
      secretKey: "one secret of this installation, long enough",
    };
    const { path } = await createBackup({ ...of, url: addresses.url, folder, app: "1" });
    const target = await createEmptyDatabase();
    onTestFinished(target.drop);
    await restoreBackup({ ...of, url: target.url, backup: path, replace: false });
    const restored = embeddedAddresses(target.url);
    await letServe(restored, of.schemas);
    const client = new pg.Client({ connectionString: restored.url });
    await client.connect();
    expect((await client.query("SELECT FROM app.act WHERE act = 'test'")).rowCount).toBe(1);
    await client.query("SELECT app.make_punch_month('2033-01-01')");
    await expect(client.query("DELETE FROM app.act")).rejects.toMatchObject(refused);
    await client.end();
  });
});

describe("the role of retention", () => {
  it("drops a month of the register, and nothing else", async () => {
    for (const attack of ["DROP TABLE app.act", "TRUNCATE app.act", "SELECT app.drop_punch_month('worker', now())"])
      await expect(retention!.query(attack), attack).rejects.toThrow(/must be owner|permission denied|is no month/);
    expect((await retention!.query("SELECT app.drop_punch_month('punch_2020_05', now()) AS gone")).rows).toEqual([
      { gone: 0 },
    ]);
    expect((await query("SELECT to_regclass('app.punch_2020_05') AS part")).rows).toEqual([{ part: null }]);
  });
});
