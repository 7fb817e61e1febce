/**
 * Holds a journey to its head, `// Walks: workers, login`: the folders of `features/` whose pages it opens. By it
 * `npm test -- --since` leaves out journeys that a change cannot reach, so a page that no folder accounts for is a failure.
 */
import { readFileSync } from "node:fs";
import { expect, type Browser, type BrowserContext, type Request } from "@playwright/test";
import { keepSeen, recordSeen } from "./seen.ts";
import { routeAt } from "./site-routes.ts";

// Signing in leads there: no head names it, and what changes it runs them all.
const landing = "surface/dashboard";

/** Notes which pages of this app are opened from now on, by anyone; the file's own words are compared at the end. */
export async function holdToWalks(file: string, origin: string, browser: Browser, walk: () => Promise<void>) {
  const namedFolders = /^\/\/ Walks: (.+)$/m.exec(readFileSync(file, "utf8"))?.[1]?.split(", ");
  const paths = new Set<string>();
  const note = (context: BrowserContext) =>
    void context.on("request", (request) => {
      const url = new URL(request.url());
      const isPage = request.isNavigationRequest() || request.method() !== "GET" || url.pathname.endsWith(".data");
      if (!isPage || url.origin !== origin) return;
      const path = url.pathname.replace(/(?:\/_)?\.data$/, "") || "/";
      paths.add(path);
      if (request.method() === "GET") recordSeen(path, widthOf(request));
    });
  browser.contexts().forEach(note);
  browser.on("context", note);
  await walk();
  browser.off("context", note);
  keepSeen();
  if (!namedFolders) return;
  const folders = [...paths].flatMap((path) => folderOf(path) ?? []);
  const unsaid = folders.filter(
    (folder) => folder !== landing && !folder.split("/").some((name) => namedFolders.includes(name)),
  );
  expect([...new Set(unsaid)], "opened beside what the head says (// Walks: …)").toEqual([]);
}

/** Undefined where the window is gone already. */
function widthOf(request: Request): number | undefined {
  try {
    return request.frame().page().viewportSize()?.width;
  } catch {
    return undefined;
  }
}

/** `people/workers` for the page at an address; undefined where the page belongs to no slice. */
const folderOf = (path: string): string | undefined => /features\/(.+)\/[^/]+$/.exec(routeAt(path) ?? "")?.[1];
