import { afterEach, beforeEach, describe, expect, it } from "vitest";
import pg from "pg";
import { migrate, migrationsOnDisk, type Migration } from "./migrate.ts";
import { createEmptyDatabase } from "./testing/test-database.ts";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

const onDisk = await migrationsOnDisk();
const names = onDisk.map((migration) => migration.name);
const extra = (name: string, sql: string): Migration => ({ name, sql, checksum: name });

describe("migrations", () => {
  it("bring an empty database up to date, and then find nothing to do", async () => {
    expect(await migrate(empty.url)).toEqual(names);
    expect(await migrate(empty.url)).toEqual([]);
  });

  it("run once when several processes start together", async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.url)));
    expect(runs.flat()).toEqual(names);
  });

  it("are rolled back whole when one statement fails, and can be run again", async () => {
    const broken = extra("9000-broken.sql", "CREATE TABLE app.half (id int); SELECT 1 / 0");
    await expect(migrate(empty.url, [...onDisk, broken])).rejects.toThrow("9000-broken.sql");
    expect(await tableExists("app.half")).toBe(false);
    const mended = extra("9000-broken.sql", "CREATE TABLE app.half (id int)");
    expect(await migrate(empty.url, [...onDisk, mended])).toEqual(["9000-broken.sql"]);
  });

  it("refuse a file that was changed after it was applied", async () => {
    await migrate(empty.url);
    const changed = onDisk.map((migration, index) => (index === 1 ? { ...migration, checksum: "other" } : migration));
    await expect(migrate(empty.url, changed)).rejects.toThrow(`${names[1]} was changed`);
  });

  it("refuse a database that a newer version has used", async () => {
    await migrate(empty.url, [...onDisk, extra("9000-from-the-future.sql", "SELECT 1")]);
    await expect(migrate(empty.url)).rejects.toThrow("newer version");
  });

  it("keep the product's schema from everyone else", async () => {
    await migrate(empty.url);
    const { rows } = await query("SELECT has_schema_privilege('public', 'app', 'usage') AS usage");
    expect(rows).toEqual([{ usage: false }]);
  });

  it("bring the extensions and sort names by the reader's language", async () => {
    await migrate(empty.url);
    const extensions = await query("SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1");
    expect(extensions.rows.map((row) => row.extname)).toEqual(["btree_gist", "citext", "pg_trgm", "unaccent"]);
    const spanish = await query(
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
