import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growth, longestTurn, longestTurnAllowed, mostGrowth } from "@platform/kernel/testing/main-thread";
import { parseBounded } from "./bounded-json.ts";

const bounds = { values: 1_000, depth: 64 };
const megabyte = 1024 * 1024;

describe("JSON from strangers", () => {
  it("within its bounds is what it says", () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(undefined, 1), (text, space) => {
        const spaced = JSON.stringify(JSON.parse(text), null, space);
        expect(parseBounded(spaced, { values: 100_000, depth: 64 })).toEqual(JSON.parse(text));
      }),
    ));

  it("counts nothing that stands inside a text", () => {
    const text = JSON.stringify({ said: `,[{\\",${'\\"'.repeat(2_000)}` });
    expect(parseBounded(text, bounds)).toEqual(JSON.parse(text));
  });

  it.each([
    ["of a thousand and one values", `[${"0,".repeat(1_001)}0]`, "too many values"],
    ["of empty objects", `[${"{},".repeat(600)}0]`, "too many values"],
    ["nested too deep", "[".repeat(65), "nested too deeply"],
    ["that is none", "{", "JSON"],
  ])("%s is refused", (_, text, why) => expect(() => parseBounded(text, bounds)).toThrow(why));

  it.each(["0,", "{},", '"a":0,', '"a",', '\\"', "[", "{", "a"])("costs what it weighs, made of %j", async (piece) => {
    const jsonOf = (size: number) => `{"a":[${piece.repeat(size / piece.length)}`;
    const parse = (text: string) => () => {
      try {
        parseBounded(text, bounds);
      } catch {
        // Only the cost is measured.
      }
    };
    expect(await growth(parse(jsonOf(2 * megabyte)), parse(jsonOf(4 * megabyte)))).toBeLessThan(mostGrowth);
    expect(await longestTurn(async () => parse(jsonOf(megabyte))())).toBeLessThan(longestTurnAllowed);
  });
});
