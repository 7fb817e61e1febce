import { readFileSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { repository } from "#tooling/testing/lint-tree.ts";

const features = `${repository}/product/web/src/features`;
const sliceOf = (path: string) => path.split("/").slice(0, 2).join("/");

/** Which slices each slice imports, tests aside. */
function arrows(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync("*/*/**/*.{ts,tsx}", { cwd: features, exclude: ["**/*.test.*", "**/testing/**"] })) {
    const text = readFileSync(`${features}/${file}`, "utf8");
    for (const [, to] of text.matchAll(/(?:from|import\() ?"#features\/([^"]+)"/g)) {
      const [a, b] = [sliceOf(file), sliceOf(to!)];
      if (a !== b) found.set(a, (found.get(a) ?? new Set()).add(b));
    }
  }
  return found;
}

/** The first way that leads back to where it began. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (slice: string, way: string[]): string[] | undefined => {
    if (way.includes(slice)) return [...way.slice(way.indexOf(slice)), slice];
    if (done.has(slice)) return undefined;
    for (const next of graph.get(slice) ?? []) {
      const circle = visit(next, [...way, slice]);
      if (circle) return circle;
    }
    done.add(slice);
    return undefined;
  };
  for (const slice of graph.keys()) {
    const circle = visit(slice, []);
    if (circle) return circle;
  }
  return undefined;
}

it("no slice stands in a circle with another", () => {
  const graph = arrows();
  expect(graph.size).toBeGreaterThan(40);
  expect(circleIn(graph)).toBeUndefined();
});

it("a circle of three is found", () => {
  const circle = new Map([
    ["x/a", new Set(["x/b"])],
    ["x/b", new Set(["x/c"])],
    ["x/c", new Set(["x/b"])],
  ]);
  expect(circleIn(circle)).toEqual(["x/b", "x/c", "x/b"]);
});
