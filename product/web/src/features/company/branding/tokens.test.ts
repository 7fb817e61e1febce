import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { screens } from "@product/domain/branding/brand";
import { shadeNames, surfaces } from "@product/domain/branding/shades";
import { paper } from "./brand-preview.tsx";

const css = await readFile(fileURLToPath(import.meta.resolve("@product/ui/tokens.css")), "utf8");
const pairOf = (token: string) => {
  const [, light, dark] = new RegExp(` --${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
  return { light, dark };
};

test("every shade of a brand is a token that a house may have its own of", () => {
  for (const name of shadeNames)
    expect(css).toMatch(
      new RegExp(` --${name}: light-dark\\(var\\(--${name}-light, #\\w+\\), var\\(--${name}-dark, #\\w+\\)\\);`),
    );
});

test("the shades are held against what the screens lay behind text", () => {
  const behind = ["bg", "bg-subtle", "bg-muted", "bg-raised", "bg-hover", "bg-raised-hover"].map(pairOf);
  for (const screen of screens)
    expect(surfaces[screen]).toEqual(expect.arrayContaining(behind.map((pair) => pair[screen])));
});

test("the preview is drawn on the paper of the screens", () => {
  for (const token of ["bg", "fg", "fg-2", "line"] as const)
    expect(pairOf(token)).toEqual({ light: paper.light[`--${token}`], dark: paper.dark[`--${token}`] });
});
