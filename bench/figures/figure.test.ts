import { describe, expect, it } from "vitest";
import { isMeasured, ratioOf } from "./figure.ts";

const round = (page: number, template: number) =>
  new Map([
    ["table page", page],
    ["string template", template],
  ]);

describe("a ratio", () => {
  it("is taken within each round, so that a slow round does not count twice", () =>
    expect(ratioOf({ of: "table page", over: "string template" }, [round(8, 1), round(80, 10), round(90, 10)])).toEqual(
      {
        median: 8,
        lower: 8,
        upper: 8.5,
        least: 8,
        most: 9,
      },
    ));
  it("is there only if both sides were measured", () => {
    expect(isMeasured({ of: "table page", over: "string template" }, [round(8, 1)])).toBe(true);
    expect(isMeasured({ of: "refresh, @supabase/lite", over: "string template" }, [round(8, 1)])).toBe(false);
  });
});
