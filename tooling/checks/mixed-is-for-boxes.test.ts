/**
 * Browsers call every radio of a group without an answer `:indeterminate`, so a style for "some of several" that does not name its
 * kind shows such a group as if all were chosen.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const product = join(import.meta.dirname, "../../product");
const withoutKind = /(?<!\[type="?checkbox"?\]):indeterminate|(?<![\w=-])indeterminate:(?!:)/;

test("no style is for what is mixed without saying that it is a box to tick", () => {
  const files = globSync("{ui,web}/src/**/*.{tsx,css}", { cwd: product });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => withoutKind.test(readFileSync(join(product, file), "utf8")))).toEqual([]);
});

test("the styles it looks for are known when seen", () => {
  expect(withoutKind.test("@apply checked:bg-primary indeterminate:bg-primary;")).toBe(true);
  expect(withoutKind.test(".choice-box:is(:checked, :indeterminate) ~ &")).toBe(true);
  expect(withoutKind.test('&[type="checkbox"]:indeterminate {')).toBe(false);
  expect(withoutKind.test("data-[state=indeterminate]:bg-ok")).toBe(false);
});
