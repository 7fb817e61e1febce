/** Finds every form of the product as a browser would: from page to page by links and questions, and by the map of the routes. */
import { readFile } from "node:fs/promises";
import { ask } from "#e2e/http.ts";
import { formsIn, linksIn, questionsIn, type FormOnPage } from "./forms-on-page.ts";

export type ActingRoute = { path: string; isPublic: boolean };

/** A form, and the route that its action belongs to. */
export type FoundForm = FormOnPage & { route: string };

const mapFile = new URL(import.meta.resolve("@product/web/route-permissions.txt"));

/** Every route that has an action, as the map that is made of the routes says. */
export const actingRoutes = async (): Promise<ActingRoute[]> =>
  (await everyRoute()).flatMap(({ path, needs, acts }) => (acts ? [{ path, isPublic: needs.includes("public") }] : []));

/** Every page that is there without a record. */
export const everyPage = async (): Promise<string[]> =>
  (await everyRoute()).map(({ path }) => path).filter((path) => !/[:*]/.test(path));

export async function everyRoute() {
  const lines = (await readFile(mapFile, "utf8")).trim().split("\n");
  return lines.map((line) => {
    const [path = "", needs = "", acts] = line.split(/ {2,}/);
    return { path, needs, acts: acts === "acts" };
  });
}

type Crawl = {
  url: string;
  cookie: string;
  starts: readonly string[];
  /** How many pages are gone to; without it, all. */
  mostPages?: number;
};

/** Limit for pages and forms that differ only in the record they are about. */
const mostAlike = 3;

/** Visits all pages that a person can reach and collects their forms. A GET changes nothing. */
export async function findForms({ url, cookie, starts, mostPages = 800 }: Crawl): Promise<FoundForm[]> {
  const routeOf = routesBySpecificity(await actingRoutes());
  const found = new Map<string, FoundForm>();
  const waiting = [...starts];
  const seen = new Set(waiting);
  const alike = new Map<string, number>();
  for (let count = 0; waiting.length > 0 && count < mostPages; count += 1) {
    const page = waiting.shift()!;
    const { status, headers, body } = await ask(url + page, { headers: { accept: "text/html", cookie } });
    if (status >= 400 || !String(headers["content-type"]).startsWith("text/html")) continue;
    const html = body.toString();
    for (const form of formsIn(html, page)) {
      const route = routeOf(form.action);
      const key = `${kindOf(form.action)} ${form.fields.map(({ name }) => name)}`;
      if (route && !found.has(key)) found.set(key, { ...form, route });
    }
    for (const link of [...linksIn(html, page, url), ...questionsIn(html, page)]) {
      const times = alike.get(kindOf(link)) ?? 0;
      if (seen.has(link) || times >= mostAlike) continue;
      seen.add(link);
      alike.set(kindOf(link), times + 1);
      waiting.push(link);
    }
  }
  return [...found.values()];
}

/** The address without the ids of its records; the parameters that choose an action stay. */
const kindOf = (address: string): string =>
  address
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
    .replaceAll(/\/[\w-]{43}(?=[/?]|$)/g, "/:token")
    .replaceAll(/([?&](?!do|actionName|days|show|move)[\w-]+)=[^&]*/g, "$1=");

/** `/admin/lists/create` is that, and no list of that name. */
function routesBySpecificity(routes: readonly ActingRoute[]): (address: string) => string | undefined {
  const inOrder = routes.toSorted((route, other) => route.path.split(":").length - other.path.split(":").length);
  const patterns = inOrder.map(({ path }) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`) }));
  return (address) => patterns.find(({ pattern }) => pattern.test(address.replace(/[?#].*/, "")))?.path;
}
