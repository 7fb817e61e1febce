import { beforeAll, describe, expect, it } from "vitest";
import { operators, type Condition, type Filter } from "@product/domain/filters/filter";
import { fold } from "@product/domain/filters/fold";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { database } from "@product/database/client";
import { someWorkers } from "@product/database/tables/people/worker";
import { useTestDatabase } from "@product/database/testing/test-database";
import { disagreements, keepWorkers } from "./testing/compare.ts";
import { randomFilters, randomWorkers } from "./testing/random-workers.ts";
import { compileFilter } from "./compile.ts";
import { workerColumns } from "./worker-columns.ts";

const { query } = useTestDatabase();
const seed = 20_261_115;
const sample = randomWorkers(seed, 200);
beforeAll(() => keepWorkers(sample));

it("the database and the memory name the same workers for two thousand filters", async () => {
  const filters = randomFilters(seed, 2000);
  // None of them is one that could not have come from outside.
  for (const filter of filters) expect(readFilter(storedFilter(filter), workerFields)).toEqual(filter);
  expect((await disagreements(filters, sample)).slice(0, 3)).toEqual([]);
});

it("what someone speaks and holds is asked by how it stands on the day", async () => {
  const [workerId, other] = (await query("SELECT id FROM app.worker ORDER BY code LIMIT 2")).rows.map(
    ({ id }) => id as string,
  );
  await query(
    "INSERT INTO app.worker_language (worker_id, language, level) VALUES ($1, 'fr', 'B2'), ($2, 'de', 'A1')",
    [workerId, other],
  );
  const document = (worker: string | undefined, key: string, state: string, until: string) =>
    query(
      `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until)
       SELECT $1, id, $3, 'office', $4 FROM app.document_type WHERE key = $2`,
      [worker, key, state, until],
    );
  await document(workerId, "dni", "verified", "2026-11-16");
  await document(other, "dni", "verified", "2026-11-15");
  await document(other, "photo", "uploaded", "2030-01-01");
  await document(workerId, "medical-fitness", "verified", "2030-01-01");
  const found = async (field: keyof typeof workerFields, ...values: string[]) => {
    const condition = compileFilter(
      { field, op: values.length > 0 ? "any" : "empty", values },
      workerColumns,
      "2026-11-16",
    );
    const rows = await database.select({ id: someWorkers.id }).from(someWorkers).where(condition);
    return rows.map(({ id }) => id);
  };
  expect(await found("spoken", "fr", "it")).toEqual([workerId]);
  expect(await found("documentsInForce", "dni")).toEqual([workerId]);
  expect(await found("documentsExpired", "dni")).toEqual([other]);
  expect(await found("documentsToReview", "photo", "dni")).toEqual([other]);
  expect(await found("documentsInForce", "medical-fitness")).toEqual([]);
  expect(await found("spoken")).toHaveLength(sample.length - 2);
  await query("DELETE FROM app.worker_language; DELETE FROM app.document");
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
const isAboutDays = (name: keyof typeof workerFields) =>
  ["date", "free", "clearance"].includes(workerFields[name].kind);
const askedWith = (field: keyof typeof workerFields) =>
  operators[workerFields[field].kind]
    .filter((op) => op !== "empty" && op !== "yes")
    .flatMap((op: Condition["op"]) =>
      injections.map((value): Filter => ({ field, op, values: op === "between" ? [value, value] : [value] })),
    );

describe("what would be SQL", () => {
  it.each(names.filter((name) => !isAboutDays(name)))("is a value like any other in %s", async (field) => {
    expect((await disagreements(askedWith(field), sample)).slice(0, 3)).toEqual([]);
    expect((await query("SELECT count(*)::int n FROM app.worker")).rows).toEqual([{ n: 200 }]);
  });

  it.each(names.filter(isAboutDays))("is no day in %s", (field) =>
    expect(askedWith(field).filter((filter) => readFilter(storedFilter(filter), workerFields))).toEqual([]),
  );

  it("is no role that anyone could work in", async () => {
    const filters = injections.flatMap((role): Filter[] => [
      ...operators.clearance.map((op) => ({ field: "clearance", op, values: [0, 7, role] })),
      { field: "free", op: "on", values: [0, 7, role] },
    ]);
    expect((await disagreements(filters, sample)).slice(0, 3)).toEqual([]);
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
