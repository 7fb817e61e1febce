/** Numbers and moments by the clock of a place: the database says what the memory says. */
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { operators, type Filter, type FilterFields, type Operator } from "@product/domain/filters/filter";
import { matches } from "@product/domain/filters/matches";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { database } from "@product/database/client";
import { useTestDatabase } from "@product/database/testing/test-database";
import { compileFilter } from "./compile.ts";

useTestDatabase();

const fields = {
  places: { kind: "number", fieldClass: "basic" },
  startsAt: { kind: "instant", fieldClass: "basic" },
} as const satisfies FilterFields;
const columns = { places: { number: sql`places` }, startsAt: { moment: sql`starts_at`, zone: sql`zone` } };
const today = "2026-10-25";

// On that day clocks go back in Europe: the hour after two comes twice.
const zones = ["Europe/Madrid", "Atlantic/Canary", "Europe/London", "Pacific/Kiritimati", "Pacific/Pago_Pago"];
const starts = [-49, -26, -24.5, -3, 0, 0.5, 1, 2, 11, 13.75, 24, 47].map(
  (hours) => new Date(Date.UTC(2026, 9, 25) + hours * 3_600_000),
);
const shows = zones.flatMap((zone, z) =>
  starts.map((startsAt, n) => ({
    id: z * 100 + n,
    zone,
    startsAt,
    wall: startsAt.toLocaleString("sv", { timeZone: zone }).slice(0, 16).replace(" ", "T"),
    places: n % 5 === 0 ? null : n - 4,
  })),
);

const amounts = [-3, 0, 2.5, 7];
const moments = ["2026-10-24T23:30", "2026-10-25T00:00", "2026-10-25T02:30", "2026-10-26T13:45", -1, 0, 1];
const conditions = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): Filter[] => {
  const values: (string | number)[] = field === "places" ? amounts : moments;
  return (operators[fields[field].kind] as readonly Operator[]).flatMap((op): Filter[] => {
    if (op === "empty") return [{ field, op, values: [] }];
    return op === "between"
      ? values.flatMap((first) => values.map((last) => ({ field, op, values: [first, last] })))
      : values.map((value) => ({ field, op, values: [value] }));
  });
});

it("for every operator, in five zones, over the night when the clocks change", async () => {
  const table = sql.join(
    shows.map(
      ({ id, zone, startsAt, places }) =>
        sql`(${id}::int, ${zone}::text, ${startsAt.toISOString()}::timestamptz, ${places}::numeric)`,
    ),
    sql`, `,
  );
  const filters = conditions.flatMap((each): Filter[] => [each, { not: each }]);
  for (const filter of filters) expect(readFilter(storedFilter(filter), fields)).toEqual(filter);
  const answers = sql.join(
    filters.map((filter) => compileFilter(filter, columns, today)),
    sql`, `,
  );
  const found = await database
    .select({ id: sql<number>`id`, holds: sql<boolean[]>`ARRAY[${answers}]` })
    .from(sql`(VALUES ${table}) AS show (id, zone, starts_at, places)`);
  const verdicts = new Map(found.map(({ id, holds }) => [id, holds]));
  const differing = shows.flatMap(({ id, zone, wall, places }) =>
    filters
      .filter((filter, n) => verdicts.get(id)![n] !== matches(filter, { places, startsAt: wall }, fields, today))
      .map((filter) => ({ zone, wall, places, filter })),
  );
  expect(differing.slice(0, 3)).toEqual([]);
  expect([filters.length > 150, found.length]).toEqual([true, 60]);
});
