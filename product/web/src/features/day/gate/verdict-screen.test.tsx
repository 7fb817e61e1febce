import { expect, it } from "vitest";
import { gateCodes } from "@product/domain/day/verdict";
import { toneOf } from "./tone.ts";

it("only coming in, and leaving with nothing, look like a fresh entry", () => {
  const green = gateCodes.filter((code) => toneOf({ light: "go", code }, true) === "go");
  expect(green).not.toContain("already-in");
  expect(
    ["already-in", "to-break", "from-break", "out"].map((code) => toneOf({ light: "go", code: code as "in" }, true)),
  ).toEqual(["known", "break", "break", "item"]);
  expect(toneOf({ light: "go", code: "out" }, false)).toBe("go");
  expect(toneOf({ light: "go", code: "in" }, true)).toBe("go");
  expect(toneOf({ light: "stop", code: "not-allowed" }, true)).toBe("stop");
});
