/** The site map: every address of the product, in English without prefix and in Spanish under /es. */
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

export default localised([
  layout("shell/public.layout.tsx", [
    index("features/home/home.page.tsx"),
    route("admin/content/home", "features/home/edit-home.page.tsx"),
  ]),
  ...onlyForBenchmarks(),
  route("*", "shell/not-found.page.tsx"),
]);

function localised(routes: RouteConfigEntry[]): RouteConfig {
  return [...routes, ...prefix("es", routes.map(spanish))];
}

// A route file serves two addresses, so each needs an id of its own.
function spanish(entry: RouteConfigEntry): RouteConfigEntry {
  return { ...entry, id: `es/${entry.file}`, ...(entry.children ? { children: entry.children.map(spanish) } : {}) };
}

// What `npm run bench` measures are no pages of the product.
function onlyForBenchmarks(): RouteConfigEntry[] {
  if (!process.env["CUADRANTE_BUILD"]?.startsWith("bench")) return [];
  return ["packed", "plain"].map((rows) =>
    route(`bench/${rows}-workers`, `../../../bench/workers-table/${rows}-workers.page.tsx`),
  );
}
