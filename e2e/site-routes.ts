/** Which page of the site map an address leads to, as the build knows it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./server.ts";

/** The route's id, in both languages the same; undefined where no page answers. */
export function routeAt(path: string): string | undefined {
  const route = routes().find(({ pattern }) => pattern.test(path));
  return route && plain(route.id);
}

/** Every route that shows something, once for both languages; what only tests have is none of them. */
export const screens = (): string[] =>
  [...new Set(routes().map(({ id }) => plain(id)))].filter((id) => isScreen.test(id)).toSorted();

const plain = (id: string) => id.replace(/^es\/|\.tsx?$/g, "");
// A kind of master data has its screens by name: `item-kind/list`.
const isScreen = /(?<!gallery)\.page$|^[a-z-]+\/(list|create|record)$/;

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
    .toSorted((route, other) => rank(other.segments) - rank(route.segments))
    .map(({ id, segments }) => ({ id, pattern: new RegExp(`^/${segments.map(patternOf).join("/")}/?$`) })));
}

const rank = (segments: string[]) =>
  segments.reduce((sum, segment) => sum + (segment === "*" ? -100 : segment.startsWith(":") ? 3 : 10), 0);

const patternOf = (segment: string) =>
  segment === "*" ? ".*" : segment.startsWith(":") ? "[^/]+" : RegExp.escape(segment);
