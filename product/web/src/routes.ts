/** The site map: every address of the product, in English without prefix and in Spanish under /es. */
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

export default localised([
  layout("shell/default.layout.tsx", [
    index("features/home/home.page.tsx"),
    route("login", "features/login/login.page.tsx"),
    route("signup", "features/signup/signup.page.tsx"),
    route("conditions", "features/legal/conditions.page.tsx"),
    route("cookies-policy", "features/legal/cookies-policy.page.tsx"),
    route("privacy-policy", "features/legal/privacy-policy.page.tsx"),
    route("data-protection", "features/legal/data-protection.page.tsx"),
  ]),

  route("workerpass", "features/pass/pass.page.tsx"),

  layout("shell/admin.layout.tsx", [
    ...prefix("admin", [
      upcoming(),
      upcoming("lists"),
      upcoming("staff"),
      upcoming("events"),
      upcoming("events-old"),
      upcoming("search"),
      upcoming("content"),
      route("content/home", "features/home/edit-home.page.tsx"),
      route("content/:slug", "features/upcoming/content-page.page.tsx"),
      upcoming("profile"),
      upcoming("workers"),
      upcoming("workers/list"),
      upcoming("workers/create"),
      upcoming("working-schedules"),
      upcoming("signup-forms"),
      upcoming("groups-and-permissions"),
    ]),
  ]),

  ...onlyInDevelopment(),
  ...onlyForBenchmarks(),
  route("*", "shell/not-found.page.tsx"),
]);

/** A screen whose step has not come: its heading and an honest empty state. */
function upcoming(path?: string): RouteConfigEntry {
  const file = "features/upcoming/upcoming.page.tsx";
  const id = `upcoming/${path ?? "dashboard"}`;
  return path ? route(path, file, { id }) : index(file, { id });
}

function localised(routes: RouteConfigEntry[]): RouteConfig {
  return [...routes, ...prefix("es", routes.map(spanish))].map(exact);
}

// One spelling per page: `/Admin` is not `/admin`, nor is `/ES` Spanish.
function exact(entry: RouteConfigEntry): RouteConfigEntry {
  return { ...entry, caseSensitive: true, ...(entry.children ? { children: entry.children.map(exact) } : {}) };
}

// A route file serves two addresses, so each needs an id of its own.
function spanish(entry: RouteConfigEntry): RouteConfigEntry {
  const children = entry.children ? { children: entry.children.map(spanish) } : {};
  return { ...entry, id: `es/${entry.id ?? entry.file}`, ...children };
}

// Every component in every state, for those who build and for the tests that walk it.
function onlyInDevelopment(): RouteConfigEntry[] {
  const isWanted = ["dev", "e2e"].includes(process.env["CUADRANTE_BUILD"] ?? "");
  return isWanted ? [route("gallery", "features/gallery/gallery.page.tsx")] : [];
}

// What `npm run bench` measures are no pages of the product.
function onlyForBenchmarks(): RouteConfigEntry[] {
  if (import.meta.env.MODE !== "bench") return [];
  return ["packed", "plain"].map((rows) =>
    route(`bench/${rows}-workers`, `../../../bench/workers-table/${rows}-workers.page.tsx`),
  );
}
