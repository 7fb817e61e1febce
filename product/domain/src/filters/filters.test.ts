import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DaysTaken, FilteredSpan } from "./can-work.ts";
import { dayFrom } from "./days.ts";
import { conditionsOf, type Filter, type FilterFields } from "./filter.ts";
import { fold } from "./fold.ts";
import { matches } from "./matches.ts";
import { readFilter, storedFilter } from "./read-filter.ts";
import { workerFields } from "./worker-fields.ts";

const fields: FilterFields = {
  town: { kind: "text", fieldClass: "basic" },
  status: { kind: "choice", fieldClass: "basic", values: ["active", "paused"] },
  tags: { kind: "set", fieldClass: "basic" },
  birthDate: { kind: "date", fieldClass: "identity" },
  hasPhoto: { kind: "flag", fieldClass: "basic" },
  clearance: { kind: "clearance", fieldClass: "basic" },
};
const maria = {
  town: "Donostia / San Sebastián",
  status: "active",
  tags: ["bar", "driver"],
  birthDate: "1998-02-28",
  hasPhoto: true,
  clearance: [
    { role: null, from: "2026-11-15", until: "2026-11-30", verdict: "ALLOW" },
    { role: null, from: "2026-12-01", until: "2026-12-31", verdict: "WARN" },
    { role: null, from: "2027-01-01", until: "9999-12-31", verdict: "BLOCK" },
    { role: "bar", from: "2026-11-15", until: "9999-12-31", verdict: "WARN" },
  ],
};
const on = (filter: Filter, record: object = maria) => matches(filter, record as never, fields, "2026-11-15");
const is = (field: string, op: never, ...values: (string | number)[]): Filter => ({ field, op, values });

describe("a condition", () => {
  it.each([
    ["town", "contains", "san sebastian", true],
    ["town", "starts", "DONOSTIA", true],
    ["town", "is", "Donostia", false],
    ["status", "in", "paused", false],
    ["tags", "any", "bar", true],
    ["birthDate", "before", "1998-02-28", false],
    ["birthDate", "after", -365 * 30, true],
  ])("%s %s %s is %s", (field, op, value, answer) => expect(on(is(field, op as never, value))).toBe(answer));

  it("about all of a set wants each of them", () => {
    expect(on(is("tags", "all" as never, "bar", "driver"))).toBe(true);
    expect(on(is("tags", "all" as never, "bar", "cook"))).toBe(false);
  });
  it("holds for nothing where the field is empty, but for being empty", () => {
    const nobody = { town: "", tags: [], birthDate: null };
    expect(on(is("town", "contains" as never, "a"), nobody)).toBe(false);
    expect(on({ not: is("town", "contains" as never, "a") }, nobody)).toBe(true);
    for (const field of ["town", "tags", "birthDate", "status"])
      expect(on(is(field, "empty" as never), nobody)).toBe(true);
  });
  it("between two days holds on both", () => {
    expect(on(is("birthDate", "between" as never, "1998-02-28", "1998-03-01"))).toBe(true);
    expect(on(is("birthDate", "between" as never, "1998-03-01", "1998-03-01"))).toBe(false);
  });
});

describe("whether someone can work", () => {
  const verdictsOn = (...values: (string | number)[]) =>
    (["can", "could", "cannot"] as const).filter((op) => on(is("clearance", op as never, ...values)));
  it("is what the clearance says on that day", () => {
    expect(verdictsOn("2026-11-30", "2026-11-30")).toEqual(["can"]);
    expect(verdictsOn("2026-12-01", "2026-12-01")).toEqual(["could"]);
    expect(verdictsOn(60, 60)).toEqual(["cannot"]);
  });
  it("is, over several days, the worst of them", () => {
    expect(verdictsOn(0, 15)).toEqual(["can"]);
    expect(verdictsOn(0, 16)).toEqual(["could"]);
    expect(verdictsOn(16, "2027-01-01")).toEqual(["cannot"]);
  });
  it("is asked for one role at a time, and not known of a role that they do not have", () => {
    expect(verdictsOn(0, 0, "bar")).toEqual(["could"]);
    expect(verdictsOn(0, 0, "cook")).toEqual([]);
  });
  it("is not known of days gone by", () => expect(verdictsOn("2026-11-14", "2026-11-14")).toEqual([]));
  it.each([
    ["one day alone", [0]],
    ["no day", ["2026-02-30", "2026-02-30"]],
    ["days that run backwards", ["2026-11-16", "2026-11-15"]],
    ["days counted backwards", [2, 1]],
    ["a role that is a number", [0, 0, 1]],
    ["an empty role", [0, 0, " "]],
    ["two roles", [0, 0, "bar", "cook"]],
  ])("is not read from %s", (_, values) =>
    expect(readFilter({ version: 1, where: { field: "clearance", op: "can", values } }, fields)).toBeUndefined(),
  );
});

describe("a filter", () => {
  const tree: Filter = {
    and: [
      is("status", "in" as never, "active"),
      { or: [is("tags", "any" as never, "cook"), { not: is("hasPhoto", "yes" as never) }] },
    ],
  };
  it("joins conditions by and, or and not", () => {
    expect(on(tree)).toBe(false);
    expect(on(tree, { ...maria, hasPhoto: false })).toBe(true);
    expect(on({ and: [] })).toBe(true);
    expect(on({ or: [] })).toBe(false);
  });
  it("tells all its conditions", () =>
    expect(conditionsOf(tree).map(({ field }) => field)).toEqual(["status", "tags", "hasPhoto"]));
  it("is stored and read again as it was", () =>
    expect(readFilter(JSON.parse(JSON.stringify(storedFilter(tree))), fields)).toEqual(tree));

  const condition = { field: "town", op: "contains", values: ["a"] };
  it.each([
    ["nothing", undefined],
    ["another version", { version: 2, where: condition }],
    ["an unknown field", { version: 1, where: { ...condition, field: "passwordHash" } }],
    ["a field of every object", { version: 1, where: { ...condition, field: "constructor" } }],
    ["an operator of another kind", { version: 1, where: { ...condition, op: "before" } }],
    ["no value where one is needed", { version: 1, where: { ...condition, values: [] } }],
    ["an object as a value", { version: 1, where: { ...condition, values: [{}] } }],
    ["a choice that there is not", { version: 1, where: { field: "status", op: "in", values: ["erased"] } }],
    ["a day that there is not", { version: 1, where: { field: "birthDate", op: "after", values: ["2026-02-29"] } }],
    ["a null in a text", { version: 1, where: { ...condition, values: ["a\0b"] } }],
    ["a list that is none", { version: 1, where: { and: "all" } }],
    ["too many conditions", { version: 1, where: { and: Array.from({ length: 101 }, () => condition) } }],
    [
      "too deep a tree",
      { version: 1, where: Array.from({ length: 9 }).reduce((inner) => ({ not: inner }), condition) },
    ],
  ])("is not read from %s", (_, stored) => expect(readFilter(stored, fields)).toBeUndefined());
});

describe("a filter of an older version", () => {
  // In this invented past, version 1 called a town a city, and version 2 knew one tag at a time.
  const throughout = (change: (condition: Record<string, unknown>) => object) => {
    const walk = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(walk);
      if (typeof node !== "object" || node === null) return node;
      if ("field" in node) return change(node as Record<string, unknown>);
      return Object.fromEntries(Object.entries(node).map(([join, inner]) => [join, walk(inner)]));
    };
    return walk;
  };
  const lifts = [
    throughout((condition) => (condition["field"] === "city" ? { ...condition, field: "town" } : condition)),
    throughout(({ field, op, value, values }) => ({ field, op, values: values ?? [value] })),
  ];
  const inSestao = is("town", "is" as never, "Sestao");

  it("is lifted version by version to the one of today", () => {
    const first = { version: 1, where: { not: { and: [{ field: "city", op: "is", values: ["Sestao"] }] } } };
    expect(readFilter(first, fields, lifts)).toEqual({ not: { and: [inSestao] } });
    const second = { version: 2, where: { field: "tags", op: "any", value: "bar" } };
    expect(readFilter(second, fields, lifts)).toEqual(is("tags", "any" as never, "bar"));
    expect(readFilter({ version: 3, where: inSestao }, fields, lifts)).toEqual(inSestao);
  });
  it("is read with the same care once it is lifted", () => {
    expect(readFilter({ version: 1, where: { field: "city", op: "before", values: ["x"] } }, fields, lifts)).toBe(
      undefined,
    );
    for (const version of [0, 4, 1.5, -1, "1", null])
      expect(readFilter({ version, where: inSestao }, fields, lifts), String(version)).toBe(undefined);
  });
});

describe("who is free", () => {
  const free = (...values: (string | number)[]): Filter => ({ field: "free", op: "on", values });
  const read = (stored: unknown) => readFilter(stored, workerFields);

  it("was asked of one day, and is read as from that day to that day, wherever it stands", () => {
    const where = {
      or: [{ not: free(0) }, { and: [free("2026-11-21"), { field: "town", op: "is", values: ["Sestao"] }] }],
    };
    expect(read({ version: 1, where })).toEqual({
      or: [
        { not: free(0, 0) },
        { and: [free("2026-11-21", "2026-11-21"), { field: "town", op: "is", values: ["Sestao"] }] },
      ],
    });
    expect(read(storedFilter(free(0, 6, "waiter")))).toEqual(free(0, 6, "waiter"));
    for (const values of [[], [2, 1], [0, 0, "waiter", "bar"]])
      expect(read(storedFilter(free(...values)))).toBe(undefined);
  });

  it("can work on all of the days and has none of them taken", () => {
    const general: FilteredSpan = { role: null, from: "2026-11-01", until: "2026-11-30", verdict: "ALLOW" };
    const spans: FilteredSpan[] = [
      general,
      { ...general, role: "waiter" },
      { ...general, role: "bar", verdict: "BLOCK" },
    ];
    const taken: DaysTaken[] = [
      { first: "2026-11-20", last: "2026-11-20", weekdays: [] },
      { first: "2026-11-02", last: null, weekdays: [2] },
    ];
    const isFree = (...values: (string | number)[]) =>
      matches(free(...values), { clearance: spans, free: taken }, workerFields, "2026-11-18");
    expect([isFree(0, 0), isFree(1, 1, "waiter"), isFree(1, 1, "bar"), isFree(1, 1, "host")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      [isFree(2, 2), isFree(1, 2), isFree(3, 5), isFree(3, 6), isFree(20, 20)],
      "a shift, Tuesdays, and no clearance",
    ).toEqual([false, false, true, false, false]);
  });
});

describe("days from today", () => {
  it("cross months, years and leap days", () => {
    expect(dayFrom(-1, "2024-03-01")).toBe("2024-02-29");
    expect(dayFrom(1, "2026-12-31")).toBe("2027-01-01");
    expect(dayFrom("2020-01-01", "2026-01-01")).toBe("2020-01-01");
  });
  it("are those of the calendar", () =>
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }), (by, from) => {
        const day = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10);
        expect(dayFrom(by, day(from))).toBe(day(from + by));
      }),
    ));
});

it("text is searched without accents and capitals", () => expect(fold("ÁÑigo GÜELL")).toBe("anigo guell"));
