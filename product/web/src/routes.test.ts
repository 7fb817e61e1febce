/** What each route asks of who comes: read from the site map and the pages, written down, and checked over HTTP by e2e. */
import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isPermission } from "@product/domain/permissions/catalogue";
import routes from "./routes.ts";

type RouteModule = { handle?: { needs?: string; alsoNeeds?: string }; action?: unknown };

const modules = import.meta.glob<RouteModule>(["#features/**/*.{page,route}.{ts,tsx}", "#shell/*.{page,layout}.tsx"]);

const moduleOf = (file: string) => Object.entries(modules).find(([name]) => name.endsWith(`/${file}`))?.[1];

type Declared = { path: string; file: string; needs: string[]; acts: boolean };

const isSpanish = ({ id }: RouteConfigEntry) => id?.startsWith("es/") ?? false;

async function leavesOf(entries: readonly RouteConfigEntry[], above: string): Promise<Declared[]> {
  const found = await Promise.all(
    entries
      .filter((entry) => !isSpanish(entry))
      .map(async (entry) => {
        const path = entry.path ? `${above}/${entry.path}` : above;
        if (entry.children) return leavesOf(entry.children, path);
        const { handle, action } = await moduleOf(entry.file)!();
        return [
          {
            path: path || "/",
            file: entry.file,
            needs: [handle?.needs, handle?.alsoNeeds].filter((needs) => needs !== undefined),
            acts: action !== undefined,
          },
        ];
      }),
  );
  return found.flat();
}

const declared = (await leavesOf(await routes, "")).toSorted((a, b) => (a.path < b.path ? -1 : 1));

test("every route says what it asks", () => {
  const known = new Set(["public", "authenticated", "unauthenticated"]);
  const silent = declared.filter(
    ({ needs }) => needs.length === 0 || !needs.every((each) => known.has(each) || isPermission(each)),
  );
  expect(silent).toEqual([]);
});

test("what they ask is as written down", async () => {
  const width = Math.max(...declared.map(({ path }) => path.length)) + 2;
  const table = declared
    .map(({ path, needs, acts }) => `${path.padEnd(width)}${needs.join(" + ")}${acts ? "  acts" : ""}\n`)
    .join("");
  await expect(table).toMatchFileSnapshot("./route-permissions.txt");
});
