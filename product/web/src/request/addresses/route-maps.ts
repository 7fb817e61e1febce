/**
 * The maps of routes that browsers get: each page has the one of its area and its language. The whole map grows with every
 * screen of the back office, and visitors of the public pages would load it all.
 */
import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
/** Letters hold what the public pages do, and those that only a link in a letter leads to. */
type Area = "public" | "letters" | "office";
type Routes = Readonly<
  Record<string, { id: string; parentId?: string | undefined; path?: string | undefined } | undefined>
>;
export type RouteMap = { url: string; source: string };

/** The map for a page by the routes that it matched: all of these are on it. */
export function routeMapFor(servedManifest: Manifest, matched: readonly string[]): RouteMap {
  const manifest = whole.get(servedManifest) ?? servedManifest;
  const isLetter = matched.some((id) => isByLetter(manifest.routes[id]));
  const area = matched.some((id) => office.test(id)) ? "office" : isLetter ? "letters" : "public";
  return mapsOf(manifest)[area][languageOf(matched)];
}

/** A map of fewer routes for the server, from which the browser's are still made whole. */
export function lessOf(manifest: Manifest, routes: Manifest["routes"]): Manifest {
  const less = { ...manifest, routes };
  whole.set(less, manifest);
  return less;
}

const whole = new WeakMap<Manifest, Manifest>();

/** All of them, to be served. */
export const routeMapsOf = (manifest: Manifest): RouteMap[] => Object.values(mapsOf(manifest)).flatMap(Object.values);

// As routes.ts calls them: Spanish routes by their file, under es/.
const office = /^(es\/)?shell\/admin\.layout(\.tsx)?$/;
const forVisitors = /^(es\/)?shell\/(default|quiet)\.layout(\.tsx)?$/;
const catchAll = "shell/not-found.page";

const isByLetter = (route: Routes[string]) => route?.path?.includes(":token") ?? false;
const isSpanish = (id: string) => id.startsWith("es/");
const languageOf = (matched: readonly string[]) => (matched.some(isSpanish) ? "es" : "en");

type Maps = Record<Area, Record<"en" | "es", RouteMap>>;

function mapsOf(manifest: Manifest): Maps {
  const maps = mapsByManifest.get(manifest) ?? {
    public: { en: mapOf(manifest, "public", false), es: mapOf(manifest, "public", true) },
    letters: { en: mapOf(manifest, "letters", false), es: mapOf(manifest, "letters", true) },
    office: { en: mapOf(manifest, "office", false), es: mapOf(manifest, "office", true) },
  };
  mapsByManifest.set(manifest, maps);
  return maps;
}

const mapsByManifest = new WeakMap<Manifest, Maps>();

function mapOf(manifest: Manifest, area: Area, spanish: boolean): RouteMap {
  const routes = cut(manifest.routes, area, spanish);
  const source = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return { url: `/assets/routes-${area}-${spanish ? "es" : "en"}-${hash}.js`, source };
}

function cut<All extends Routes>(routes: All, area: Area, spanish: boolean): All {
  const elsewhere = area === "office" ? forVisitors : office;
  const isOn = (id: string) =>
    id === "root" ||
    id === catchAll ||
    (isSpanish(id) === spanish &&
      !chainOf(routes, id).some((each) => elsewhere.test(each)) &&
      (area !== "public" || !isByLetter(routes[id])));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isOn(id))) as All;
}

/** A route and those around it. */
function chainOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [route.id, ...chainOf(routes, route.parentId)] : [];
}
