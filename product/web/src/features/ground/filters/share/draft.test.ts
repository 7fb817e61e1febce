import { describe, expect, it } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { draftOf, emptyDraft, filterFrom, isGroup, pathOf, rootPath, type Draft } from "./draft.ts";
import { draftIn } from "./draft-address.ts";
import { edited } from "./draft-edits.ts";

/** The fields that a browser sends for a draft. */
function sent(draft: Draft, path = rootPath): [string, string][] {
  const not = draft.not ? "!" : "";
  if (isGroup(draft))
    return [
      [`${path}.join`, not + draft.join],
      ...draft.parts.flatMap((part, index) => sent(part, pathOf(path, index))),
    ];
  return [
    [`${path}.field`, draft.field],
    [`${path}.op`, not + draft.op],
    ...draft.values.map((value): [string, string] => [`${path}.value`, value]),
    ...draft.days.map((way): [string, string] => [`${path}.day`, way]),
  ];
}
const read = (...entries: [string, string][]) => draftIn(entries, workerFields)!;
const built = (...entries: [string, string][]) => filterFrom(read(...entries), workerFields);
const inTown = (path: string, town: string): [string, string][] => [
  [`${path}.field`, "town"],
  [`${path}.op`, "contains"],
  [`${path}.value`, town],
];

describe("a filter goes through the builder and comes out as it was", () => {
  it.each([
    { and: [{ field: "status", op: "in", values: ["active", "paused"] }] },
    { or: [{ not: { field: "town", op: "is", values: ["Sestao"] } }, { field: "tags", op: "empty", values: [] }] },
    {
      not: {
        and: [
          { field: "tags", op: "all", values: ["bar", "vip"] },
          { field: "hasMobile", op: "yes", values: [] },
        ],
      },
    },
    { and: [{ or: [{ field: "createdOn", op: "between", values: ["2026-11-03", 0] }] }] },
    {
      or: [
        { field: "clearance", op: "can", values: ["2026-11-15", 7] },
        { not: { field: "clearance", op: "cannot", values: [0, 0, "bar"] } },
        { field: "free", op: "on", values: ["2026-11-21", "2026-11-22", "bar"] },
      ],
    },
    { and: [{ not: { or: [{ field: "createdOn", op: "after", values: [-30] }] } }] },
  ] as Filter[])("%j", (filter) =>
    expect(filterFrom(read(...sent(draftOf(filter, workerFields))), workerFields)).toEqual({ filter }),
  );

  it("even when nobody touches it", () => {
    expect(filterFrom(draftOf(undefined, workerFields), workerFields)).toEqual({ filter: undefined });
    expect(filterFrom(draftOf({ field: "hasMobile", op: "yes", values: [] }, workerFields), workerFields)).toEqual({
      filter: { and: [{ field: "hasMobile", op: "yes", values: [] }] },
    });
  });
});

const working = (first: string, last: string, role = ""): [string, string][] => [
  ["f.0.field", "clearance"],
  ["f.0.op", "can"],
  ...[first, last, role].map((value): [string, string] => ["f.0.value", value]),
];

it.each([
  ["clearance", "can"],
  ["free", "on"],
])("one day is enough to ask for %s, and a role is not needed", (field, op) => {
  const filterWith = (values: string[]) => ({ filter: { and: [{ field, op, values }] } });
  const builtFrom = (...values: Parameters<typeof working>) =>
    built(...working(...values).map(([name, value]): [string, string] => [name, named[value] ?? value]));
  const named: Record<string, string> = { clearance: field, can: op };
  expect(builtFrom("2026-06-14", "")).toEqual(filterWith(["2026-06-14", "2026-06-14"]));
  expect(builtFrom("2026-06-14", "2026-06-16", "bar")).toEqual(filterWith(["2026-06-14", "2026-06-16", "bar"]));
});

describe("what is not right yet is told at its place", () => {
  it.each([
    [inTown("f.0", " "), { "f.0": "missing" }],
    [
      [
        ["f.0.field", "status"],
        ["f.0.op", "in"],
      ],
      { "f.0": "choose" },
    ],
    [
      [
        ["f.0.field", "createdOn"],
        ["f.0.op", "before"],
        ["f.0.value", "2026-02-30"],
      ],
      { "f.0": "day" },
    ],
    [
      [
        ["f.0.field", "createdOn"],
        ["f.0.op", "after"],
        ["f.0.value", "1e3"],
        ["f.0.day", "ago"],
      ],
      { "f.0": "number" },
    ],
    [working("", ""), { "f.0": "day" }],
    [working("2026-06-16", "2026-06-15"), { "f.0": "order" }],
    [working("2026-06-16", "2026-06-31"), { "f.0": "day" }],
    [[["f.0.join", "or"], ...inTown("f.0.0", "a"), ...inTown("f.0.1", "")], { "f.0.1": "missing" }],
  ] as [[string, string][], object][])("%j", (entries, faults) => expect(built(...entries)).toEqual({ faults }));
});

describe("an address that nobody made by hand", () => {
  it("with another field begins its condition anew", () =>
    expect(read(["f.0.field", "createdOn"], ["f.0.op", "contains"], ["f.0.value", "a"])).toEqual({
      ...emptyDraft,
      parts: [{ field: "createdOn", op: "before", not: false, values: [], days: [] }],
    }));
  it("knows no other fields, choices or depths", () => {
    expect(read(["f.0.field", "constructor"], ["f.0.op", "is"]).parts).toEqual([]);
    expect(read(["f.0.field", "status"], ["f.0.op", "in"], ["f.0.value", "king"]).parts).toMatchObject([
      { values: [] },
    ]);
    expect(
      draftIn(
        [
          ["g.0.field", "town"],
          ["f.x.field", "town"],
          [`f${".0".repeat(9)}.field`, "town"],
        ],
        workerFields,
      ),
    ).toBe(undefined);
  });
  it("separates tags by commas", () =>
    expect(built(["f.0.field", "tags"], ["f.0.op", "any"], ["f.0.value", "vip, bar,vip,"])).toEqual({
      filter: { and: [{ field: "tags", op: "any", values: ["vip", "bar"] }] },
    }));
});

describe("the buttons", () => {
  const pressed = (...does: string[]) =>
    does.reduce((draft, actionName) => edited(draft, actionName, "town", workerFields), emptyDraft);
  it("add conditions and groups where they stand, and take them away", () => {
    const draft = pressed("add:f", "group:f", "add:f.1", "group:f.1");
    expect(sent(draft).filter(([name]) => !name.endsWith(".op"))).toEqual([
      ["f.join", "and"],
      ["f.0.field", "town"],
      ["f.1.join", "or"],
      ["f.1.0.field", "town"],
      ["f.1.1.field", "town"],
      ["f.1.2.join", "or"],
      ["f.1.2.0.field", "town"],
    ]);
    // A group goes with its last part.
    expect(sent(edited(draft, "remove:f.1.2.0", "town", workerFields)).some(([name]) => name.startsWith("f.1.2"))).toBe(
      false,
    );
    expect(edited(pressed("add:f"), "remove:f.0", "town", workerFields)).toEqual(emptyDraft);
  });
  it("do nothing that is not theirs", () => {
    for (const actionName of [
      "",
      "add",
      "add:f.7",
      "remove:f",
      "remove:",
      "drop:f",
      "add:f.0",
      `group:f${".0".repeat(20)}`,
    ])
      expect(edited(pressed("add:f"), actionName, "town", workerFields), actionName).toEqual(pressed("add:f"));
    const full = Array.from({ length: 80 }).reduce<typeof emptyDraft>(
      (draft) => edited(draft, "add:f", "town", workerFields),
      emptyDraft,
    );
    expect(full.parts.length).toBeLessThan(60);
  });
});
