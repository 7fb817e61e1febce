import { beforeAll, describe, expect, it } from "vitest";
import { operators, type Condition, type Filter } from "@product/domain/filters/filter";
import { fold } from "@product/domain/filters/fold";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { useTestDatabase } from "@product/database/testing/test-database";
import { disagreements, keepWorkers } from "./testing/compare.ts";
import { randomFilters, randomWorkers } from "./testing/random-workers.ts";
import { compileFilter } from "./compile.ts";
import { workerColumns } from "./worker-columns.ts";

const { query } = useTestDatabase();
const seed = 20_261_115;
const made = randomWorkers(seed, 200);
beforeAll(() => keepWorkers(made));

it("the database and the memory name the same workers for two thousand filters", async () => {
  const filters = randomFilters(seed, 2000);
  // None of them is one that could not have come from outside.
  for (const filter of filters) expect(readFilter(storedFilter(filter), workerFields)).toEqual(filter);
  expect((await disagreements(filters, made)).slice(0, 3)).toEqual([]);
});

const injections = [
  "' OR '1'='1",
  "'; DROP TABLE app.worker; --",
  '") OR 1=1 --',
  "\\'; SELECT pg_sleep(5); --",
  "$1",
  "${1}",
  "%' OR searched LIKE '%",
  "%",
  "_",
  "\\",
  "{a,b}",
  '{"a"}',
  "NULL",
  "/* */",
  "E'\\x27'",
  "😀％＿＼",
  "\u2028",
];

const names = Object.keys(workerFields) as (keyof typeof workerFields)[];
const isAboutDays = (name: keyof typeof workerFields) => ["date", "clearance"].includes(workerFields[name].kind);
const askedWith = (field: keyof typeof workerFields) =>
  operators[workerFields[field].kind]
    .filter((op) => op !== "empty" && op !== "yes")
    .flatMap((op: Condition["op"]) =>
      injections.map((value): Filter => ({ field, op, values: op === "between" ? [value, value] : [value] })),
    );

describe("what would be SQL", () => {
  it.each(names.filter((name) => !isAboutDays(name)))("is a value like any other in %s", async (field) => {
    expect((await disagreements(askedWith(field), made)).slice(0, 3)).toEqual([]);
    expect((await query("SELECT count(*)::int n FROM app.worker")).rows).toEqual([{ n: 200 }]);
  });

  it.each(names.filter(isAboutDays))("is no day in %s", (field) =>
    expect(askedWith(field).filter((filter) => readFilter(storedFilter(filter), workerFields))).toEqual([]),
  );

  it("is no role that anyone could work in", async () => {
    const asked = injections.flatMap((role) =>
      operators.clearance.map((op): Filter => ({ field: "clearance", op, values: [0, 7, role] })),
    );
    expect((await disagreements(asked, made)).slice(0, 3)).toEqual([]);
  });

  it("is no name of a field either", () =>
    expect(() => compileFilter({ field: "constructor", op: "empty", values: [] }, workerColumns, "2026-11-15")).toThrow(
      "no column is declared",
    ));
});

it("text is folded alike here and there: every letter of Europe, and the wide ones", async () => {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const letters = [...from(0x20, 0x17f).filter((letter) => /\p{Letter}/u.test(letter)), ...from(0xff01, 0xff5e)];
  const { rows } = await query<{ letter: string; folded: string }>(
    "SELECT letter, app.fold(letter) AS folded FROM unnest($1::text[]) letter",
    [letters],
  );
  expect(rows.map(({ letter }) => [letter, fold(letter)])).toEqual(rows.map(({ letter, folded }) => [letter, folded]));
});
