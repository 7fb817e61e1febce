import { expect, test } from "vitest";
import { lessOf, routeMapFor, routeMapsOf } from "./route-maps.ts";

const route = (id: string, parentId?: string, path = "x") => [id, { id, parentId, path }] as const;
const routes = Object.fromEntries([
  route("root"),
  ...["", "es/"].flatMap((language) => {
    const file = language === "" ? "" : ".tsx";
    const layout = (name: string) => `${language}shell/${name}.layout${file}`;
    return [
      route(layout("default"), "root"),
      route(`${language}home`, layout("default")),
      route(layout("quiet"), "root"),
      route(`${language}login`, layout("quiet")),
      route(`${language}evidence`, layout("quiet"), "evidence/:token"),
      route(`${language}logout`, "root"),
      route(layout("admin"), "root"),
      route(layout("admin-screens"), layout("admin")),
      route(`${language}workers`, layout("admin-screens")),
      route(`${language}shell/not-found.page${file}`, "root"),
    ];
  }),
]);
const manifest = { entry: { module: "/entry.js", imports: [] }, routes, url: "/all.js", version: "v1" } as never;
const onMap = (matched: string[]) => {
  const { source } = routeMapFor(manifest, matched);
  return Object.keys(JSON.parse(source.replace("window.__reactRouterManifest=", "").slice(0, -1)).routes);
};

test("visitors get no route of the back office, and the office none of theirs", () => {
  expect(onMap(["root", "shell/default.layout", "home"])).toEqual([
    "root",
    "shell/default.layout",
    "home",
    "shell/quiet.layout",
    "login",
    "logout",
    "shell/not-found.page",
  ]);
  expect(onMap(["root", "es/shell/admin.layout.tsx", "es/workers"])).toEqual([
    "root",
    "shell/not-found.page",
    "es/logout",
    "es/shell/admin.layout.tsx",
    "es/shell/admin-screens.layout.tsx",
    "es/workers",
    "es/shell/not-found.page.tsx",
  ]);
});

test("what only a letter leads to is on the map of those who come by one", () => {
  expect(onMap(["root", "shell/quiet.layout", "evidence"])).toEqual(
    expect.arrayContaining(["home", "evidence", "logout"]),
  );
  expect(onMap(["root", "shell/quiet.layout", "login"])).not.toContain("evidence");
});

test("a map is made once, and its name tells its content", () => {
  const map = routeMapFor(manifest, ["root"]);
  expect(map).toBe(routeMapFor(manifest, ["root", "home"]));
  expect(map.url).toMatch(/^\/assets\/routes-public-en-[0-9a-f]{8}\.js$/);
  expect(map.source).toContain('"version":"v1"');
  expect(new Set(routeMapsOf(manifest).map(({ url }) => url)).size).toBe(6);
});

test("a server that knows fewer routes still names the whole map", () => {
  const less = lessOf(manifest, { root: routes["root"] } as never);
  expect(routeMapFor(less, ["root", "home"])).toBe(routeMapFor(manifest, ["root", "home"]));
});
