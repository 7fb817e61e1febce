/**
 * Holds a journey to its head, `// Walks: workers, login`: the folders of `features/` whose pages it opens. By it
 * `npm test -- --since` leaves out journeys that a change cannot reach, so a page that no folder accounts for is a failure.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Browser, type BrowserContext } from "@playwright/test";
import { projectRoot } from "./server.ts";

// Signing in leads there: no head names it, and what changes it runs them all.
const landing = "surface/dashboard";

/** Notes which pages of this app are opened from now on, by anyone; the file's own words are compared at the end. */
export async function holdToWalks(file: string, origin: string, browser: Browser, walk: () => Promise<void>) {
  const said = /^\/\/ Walks: (.+)$/m.exec(readFileSync(file, "utf8"))?.[1]?.split(", ");
  if (!said) return walk();
  const paths = new Set<string>();
  const note = (context: BrowserContext) =>
    void context.on("request", (request) => {
      const url = new URL(request.url());
      const isPage = request.isNavigationRequest() || request.method() !== "GET" || url.pathname.endsWith(".data");
      if (isPage && url.origin === origin) paths.add(url.pathname.replace(/(?:\/_)?\.data$/, "") || "/");
    });
  browser.contexts().forEach(note);
  browser.on("context", note);
  await walk();
  browser.off("context", note);
  const folders = [...paths].flatMap((path) => foldersOf(path) ?? []);
  const unsaid = folders.filter(
    (folder) => folder !== landing && !folder.split("/").some((name) => said.includes(name)),
  );
  expect([...new Set(unsaid)], "opened beside what the head says (// Walks: …)").toEqual([]);
}

/** `people/workers` for the page at an address; undefined where the page belongs to no slice. */
function foldersOf(path: string): string | undefined {
  const best = routes().find(({ pattern }) => pattern.test(path));
  return /features\/(.+)\/[^/]+$/.exec(best?.id ?? "")?.[1];
}

type Route = { id: string; path?: string; parentId?: string };

let known: { id: string; pattern: RegExp }[] | undefined;

function routes() {
  if (known) return known;
  const folder = join(projectRoot, "product/web/build-e2e/client/assets");
  const file = readdirSync(folder).find((name) => name.startsWith("manifest-"))!;
  const text = readFileSync(join(folder, file), "utf8");
  const all: Record<string, Route> = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).routes;
  const pathOf = ({ path, parentId }: Route): string =>
    [parentId ? pathOf(all[parentId]!) : "", path].filter(Boolean).join("/");
  const leaves = Object.values(all).filter(({ id }) => !Object.values(all).some(({ parentId }) => parentId === id));
  return (known = leaves
    .map((route) => ({ id: route.id, segments: pathOf(route).split("/").filter(Boolean) }))
    // As the router does it: what is written out goes before what may be anything.
    .toSorted((one, other) => rank(other.segments) - rank(one.segments))
    .map(({ id, segments }) => ({ id, pattern: new RegExp(`^/${segments.map(patternOf).join("/")}/?$`) })));
}

const rank = (segments: string[]) =>
  segments.reduce((sum, segment) => sum + (segment === "*" ? -100 : segment.startsWith(":") ? 3 : 10), 0);

const patternOf = (segment: string) =>
  segment === "*" ? ".*" : segment.startsWith(":") ? "[^/]+" : RegExp.escape(segment);
