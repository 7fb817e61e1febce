import { readdir } from "node:fs/promises";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();
const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
const modules: object[] = await Promise.all(files.map((name) => import(/* @vite-ignore */ `./${name}`)));
const declared = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map(getTableConfig);

describe("the declared tables", () => {
  it.each(declared.map((table) => [table.name, table] as const))(
    "%s has exactly the columns of the migrated one",
    async (name, table) => {
      const { rows } = await query<{ column: string; type: string; required: boolean }>(
        `SELECT attname AS column, format_type(atttypid, NULL) AS type, attnotnull AS required
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
        [`app.${name}`],
      );
      const wanted = table.columns.map((column) => ({
        column: column.name,
        type: typeName(column.getSQLType()),
        required: column.notNull,
      }));
      expect(rows).toEqual(wanted.toSorted((a, b) => (a.column < b.column ? -1 : 1)));
    },
  );

  it("are all there are", async () => {
    const { rows } = await query(
      "SELECT relname FROM pg_class WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
    );
    // A second name for a table in a question is no second table.
    const names = new Set([...declared.map((table) => table.name), ...leftForARelease]);
    expect(rows.map((row) => row.relname)).toEqual([...names].toSorted());
  });
});

/** Columns and tables that the previous release still writes while both run; dropped in the next. */
const leftForARelease = ["recovery_attempt"];

const typeName = (type: string) => (type.startsWith("timestamp") ? "timestamp with time zone" : type);
