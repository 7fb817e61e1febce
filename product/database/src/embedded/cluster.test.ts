import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addressFor } from "./create-roles.ts";
import { query, scratchFolder, start } from "./testing/scratch.ts";

describe("the embedded database", () => {
  test("is made at the first start and found again at the second", async () => {
    const data = join(await scratchFolder(), "data");
    const first = await start(data);
    expect(first).toMatchObject({ wasEmpty: true, location: join(data, "postgres") });
    await query(first.url, "create table note as select 'kept' as text");
    await first.stop();
    await first.stop();

    const second = await start(data);
    expect(second.wasEmpty).toBe(false);
    expect(await query(second.url, "select text from note")).toEqual([["kept"]]);
  });

  test("keeps its password to the owner and its settings durable", async () => {
    const data = await scratchFolder();
    const { url } = await start(data, { settings: { max_connections: "33" } });
    expect((await stat(join(data, "postgres-password"))).mode & 0o777).toBe(0o600);
    const settings = ["max_connections", "fsync", "synchronous_commit", "timezone", "unix_socket_directories"];
    expect(await query(url, `select ${settings.map((name) => `current_setting('${name}')`).join(", ")}`)).toEqual([
      ["33", "on", "on", "UTC", ""],
    ]);
    await expect(query(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow(
      "password authentication failed",
    );
  });

  test("has roles that serve and own nothing, also where it was made before there were any", async () => {
    const data = await scratchFolder();
    const first = await start(data);
    await query(first.url, "drop role cuadrante_app, cuadrante_retention");
    await first.stop();
    const { url } = await start(data);
    for (const role of ["app", "retention"] as const) {
      const own = addressFor(role, url);
      const powers = "rolname::text, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication";
      expect(await query(own, `select ${powers} from pg_roles where rolname = current_user`)).toEqual([
        [`cuadrante_${role}`, false],
      ]);
      await expect(query(own, "create table public.mine ()")).rejects.toThrow("permission denied");
    }
  });

  test("sorts by ICU and sees letters in ñ and Ł", async () => {
    const { url } = await start(await scratchFolder());
    const sorted = "select array_agg(n order by n) from unnest(array['Zoe', 'Ñandú', 'árbol', 'nube']) n";
    expect(await query(url, sorted)).toEqual([[["árbol", "Ñandú", "nube", "Zoe"]]]);
    await query(url, "create extension pg_trgm");
    expect(await query(url, "select similarity('año', 'ao') < 0.5, similarity('Łódź', 'łódź')")).toEqual([[true, 1]]);
  });

  test("is made anew when the first start was killed halfway", async () => {
    const data = await scratchFolder();
    await mkdir(join(data, "postgres.new-1234", "data", "base"), { recursive: true });
    await mkdir(join(data, "postgres"));
    await writeFile(join(data, "postgres-password"), "");
    const { url, wasEmpty } = await start(data);
    expect(wasEmpty).toBe(true);
    expect(await query(url, "select current_database()")).toEqual([["cuadrante"]]);
    expect((await readdir(data)).toSorted()).toEqual(["lock", "postgres", "postgres-password", "postgres.log"]);
  });

  test("of another major version is left alone", async () => {
    const data = await scratchFolder();
    await mkdir(join(data, "postgres"));
    await writeFile(join(data, "postgres", "PG_VERSION"), "17\n");
    await expect(start(data)).rejects.toThrow(/was made by PostgreSQL 17 and this is PostgreSQL 18/);
    expect(await readdir(data)).not.toContain("lock");
  });

  test("says why it does not start", async () => {
    const data = await scratchFolder();
    await (await start(data)).stop();
    await expect(start(data, { settings: { max_connections: "many" } })).rejects.toThrow(
      /^PostgreSQL did not start on .*: invalid value for parameter "max_connections": "many"$/,
    );
    await writeFile(join(data, "postgres-password"), "wrong\n");
    await expect(start(data)).rejects.toThrow(/postgres-password does not open the database/);
  });

  test("writes a log without the statements of its users", async () => {
    const data = await scratchFolder();
    const { url } = await start(data);
    await query(url, "select 'ana@example.org'::int").catch(() => {});
    const log = await readFile(join(data, "postgres.log"), "utf8");
    expect(log).toContain("database system is ready to accept connections");
    expect(log).not.toContain("ana@example.org");
  });
});
