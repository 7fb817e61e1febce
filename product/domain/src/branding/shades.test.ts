import { describe, expect, it } from "vitest";
import { colourOf, contrast, oklchOf } from "./colour.ts";
import { leastForText, shadesOf, surfaces } from "./shades.ts";

const levels = ["00", "33", "66", "99", "cc", "ff"];
const everyColour = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)));

describe("the shades of a colour", () => {
  it("can be read, whatever the colour", () => {
    for (const colour of everyColour)
      for (const screen of ["light", "dark"] as const) {
        const shades = Object.fromEntries(Object.entries(shadesOf(colour)).map(([name, pair]) => [name, pair[screen]]));
        const behind = [...surfaces[screen], shades["primary-soft"]!, shades["bg-selected"]!];
        const least = Math.min(
          ...behind.flatMap((surface) => [
            contrast(shades["primary-text"]!, surface),
            contrast(shades["primary"]!, surface),
            contrast(shades["focus"]!, surface),
          ]),
          contrast(shades["primary-fg"]!, shades["primary"]!),
          contrast(shades["primary-fg"]!, shades["primary-hover"]!),
        );
        expect(least, `${colour} on ${screen} screens`).toBeGreaterThanOrEqual(leastForText);
        expect(shades["primary-hover"], colour).not.toBe(shades["primary"]);
      }
  });
  it("keep a colour that can be read as it is", () => {
    expect(shadesOf("#15803D").primary.light).toBe("#15803d");
    expect(shadesOf("#1d4ed8").primary.light).toBe("#1d4ed8");
  });
  it("darken a yellow for white paper and keep it on a dark screen", () => {
    const { primary } = shadesOf("#ffd400");
    expect(primary.dark).toBe("#ffd400");
    expect(oklchOf(primary.light).hue).toBeCloseTo(oklchOf("#ffd400").hue, 1);
    expect(oklchOf(primary.light).lightness).toBeLessThan(0.6);
  });
});

describe("a colour", () => {
  it("is itself on the way there and back", () => {
    for (const colour of everyColour) expect(colourOf(oklchOf(colour))).toBe(colour);
  });
  it("stands out from others as WCAG says", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#123456", "#123456")).toBe(1);
  });
});
