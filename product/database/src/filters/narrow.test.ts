import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { conditionsOf, type Filter } from "@product/domain/filters/filter";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { useTestDatabase } from "@product/database/testing/test-database";
import { compileFilter } from "./compile.ts";
import { narrowFilter } from "./narrow.ts";
import { keepWorkers } from "./testing/compare.ts";
import { randomFilters, randomWorkers, today } from "./testing/random-workers.ts";
import { workerColumns } from "./worker-columns.ts";

useTestDatabase();
const seed = 20_261_116;
beforeAll(() => keepWorkers(randomWorkers(seed, 200)));

const contains = (field: string, value: string): Filter => ({ field, op: "contains", values: [value] });
const isNarrowed = (filter: Filter) => narrowFilter(filter, workerColumns, today) !== undefined;

describe("what indexes find", () => {
  it("is never less than what a filter finds, for thousands of them", async () => {
    const filters = randomFilters(seed, 2000);
    const texts = new Set(filters.flatMap(conditionsOf).flatMap(({ values }) => values.map(String)));
    const searches = [...texts].flatMap((text) => ["name", "town", "mobile"].map((field) => contains(field, text)));
    const expected = [...filters, ...searches].flatMap((filter) => {
      const found = narrowFilter(filter, workerColumns, today);
      return found ? [{ filter, lost: sql`(${compileFilter(filter, workerColumns, today)} AND NOT ${found})` }] : [];
    });
    expect(expected.length).toBeGreaterThan(300);
    for (let from = 0; from < expected.length; from += 100) {
      const batch = expected.slice(from, from + 100);
      const lost = sql.join(
        batch.map((each) => sql`count(*) FILTER (WHERE ${each.lost})::int`),
        sql`, `,
      );
      const [row] = await database.select({ lost: sql<number[]>`ARRAY[${lost}]` }).from(workers);
      expect(batch.filter((_, index) => row!.lost[index] !== 0).map(({ filter }) => JSON.stringify(filter))).toEqual(
        [],
      );
    }
  });

  it("is known of words, codes, towns, numbers, tags, roles and clearances", () =>
    expect(
      [
        contains("name", "García"),
        contains("name", "w-2a"),
        contains("town", "bil"),
        contains("mobile", "700"),
        { field: "tags", op: "any", values: ["coche"] } as const,
        { field: "roles", op: "any", values: ["bar"] } as const,
        { field: "clearance", op: "cannot", values: [0, 7, "bar"] } as const,
      ].map(isNarrowed),
    ).toEqual([true, true, true, true, true, true, true]));

  it("is not known of two letters that any code may hold, of other alphabets, nor of what is not the case", () =>
    expect(
      [contains("name", "k7"), contains("name", "山田太郎"), { not: contains("name", "García") }].map(isNarrowed),
    ).toEqual([false, false, false]));

  it("is known of two letters that are in no code", () => expect(isNarrowed(contains("name", "lo"))).toBe(true));

  it("is known of both when one is, and of either only when both are", () => {
    const [known, unknown] = [contains("name", "García"), contains("name", "k7")];
    expect([isNarrowed({ and: [known, unknown] }), isNarrowed({ or: [known, unknown] })]).toEqual([true, false]);
  });
});
