import { afterEach, beforeEach, describe, expect, it } from "vitest";
import pg from "pg";
import { migrate, migrationsOnDisk, type Migration } from "./migrate.ts";
import { createEmptyDatabase, useTestDatabase } from "./testing/test-database.ts";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

const onDisk = await migrationsOnDisk();
const names = onDisk.map((migration) => migration.name);
/** How migrations are carried out is seen in a few of them. */
const few = onDisk.slice(0, 8);
const extra = (name: string, sql: string): Migration => ({ name, sql, checksum: name });

describe("migrations", () => {
  it("bring an empty database up to date, and then find nothing to do", async () => {
    expect(await migrate(empty.url)).toEqual(names);
    expect(await migrate(empty.url)).toEqual([]);
  });

  it("run once when several processes start together", async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.url, few)));
    expect(runs.flat()).toEqual(names.slice(0, few.length));
  });

  it("are rolled back whole when one statement fails, and can be run again", async () => {
    const broken = extra("9000-broken.sql", "CREATE TABLE app.half (id int); SELECT 1 / 0");
    await expect(migrate(empty.url, [...few, broken])).rejects.toThrow("9000-broken.sql");
    expect(await tableExists("app.half")).toBe(false);
    const mended = extra("9000-broken.sql", "CREATE TABLE app.half (id int)");
    expect(await migrate(empty.url, [...few, mended])).toEqual(["9000-broken.sql"]);
  });

  it("refuse a file that was changed after it was applied", async () => {
    await migrate(empty.url, few);
    const changed = few.map((migration, index) => (index === 1 ? { ...migration, checksum: "other" } : migration));
    await expect(migrate(empty.url, changed)).rejects.toThrow(`${names[1]} was changed`);
  });

  it("refuse a database that a newer version has used", async () => {
    await migrate(empty.url, [...few, extra("9000-from-the-future.sql", "SELECT 1")]);
    await expect(migrate(empty.url, few)).rejects.toThrow("newer version");
  });
});

describe("what the migrations make", () => {
  const database = useTestDatabase();

  it("keeps the product's schema from everyone else", async () => {
    const { rows } = await database.query("SELECT has_schema_privilege('public', 'app', 'usage') AS usage");
    expect(rows).toEqual([{ usage: false }]);
  });

  it("brings the extensions and sorts names by the reader's language", async () => {
    const extensions = await database.query("SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1");
    expect(extensions.rows.map((row) => row.extname)).toEqual(["btree_gist", "citext", "pg_trgm", "unaccent"]);
    const spanish = await database.query(
      `SELECT n FROM unnest(ARRAY['Ñíguez','Nunes','Oria']) n ORDER BY n COLLATE app.spanish`,
    );
    expect(spanish.rows.map((row) => row.n)).toEqual(["Nunes", "Ñíguez", "Oria"]);
  });
});

const tableExists = async (name: string) =>
  (await query(`SELECT to_regclass('${name}') AS found`)).rows[0].found !== null;

async function query(statement: string) {
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
