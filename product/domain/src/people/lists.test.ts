import { describe, expect, it } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { matches } from "@product/domain/filters/matches";
import { workerFields } from "@product/domain/filters/worker-fields";
import { combinations, combined, hasEnded } from "./lists.ts";

const bar: Filter = { field: "tags", op: "any", values: ["bar"] };
const driver: Filter = { field: "tags", op: "any", values: ["driver"] };

describe("lists joined", () => {
  it.each([
    ["only the first", ["bar"], [true, false, true]],
    ["only the other", ["driver"], [true, false, false]],
    ["both", ["bar", "driver"], [true, true, false]],
    ["neither", [], [false, false, false]],
  ])("take who is in %s as the union, the intersection and the difference say", (_, tags, answers) =>
    expect(
      combinations.map((how) => matches(combined(how, [bar, driver]), { tags }, workerFields, "2026-11-15")),
    ).toEqual(answers),
  );
});

it("a list holds on its last day, and has ended on the next", () => {
  expect(hasEnded("2026-11-15", "2026-11-15")).toBe(false);
  expect(hasEnded("2026-11-15", "2026-11-16")).toBe(true);
  expect(hasEnded(null, "2026-11-16")).toBe(false);
});
