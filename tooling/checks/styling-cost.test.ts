/**
 * Tailwind's `group-has-…` says "whatever stands in an element that has this": browsers then style all that is in it whenever something
 * there may have become so. Named by its own class (`[.pick:has(.tick:checked)>&]:flex`), only what changes is styled.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const product = join(import.meta.dirname, "../../product");
const asksOfAll = /(?:group|peer)-has-/;

test("no class asks of an element what stands in it, for whatever else stands in it", () => {
  const files = globSync("{ui,web}/src/**/*.{tsx,ts,css}", { cwd: product });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => asksOfAll.test(readFileSync(join(product, file), "utf8")))).toEqual([]);
});

test("the classes it looks for are known when seen", () => {
  expect(asksOfAll.test('className="hidden group-has-[.tick:checked]/pick:flex"')).toBe(true);
  expect(asksOfAll.test('className="not-group-has-[option:checked]:hidden"')).toBe(true);
  expect(asksOfAll.test('className="hidden [.pick:has(.tick:checked)>&]:flex"')).toBe(false);
});
