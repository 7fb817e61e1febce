/** The permission that each route requires: read from the site map and the pages, written down, and checked over HTTP by e2e. */
import { expect, test } from "vitest";
import { isPermission } from "@product/domain/permissions/catalogue";
import { isOwnAddress } from "@product/domain/site/own-addresses";
import { everyRoute } from "#testing/site-map.ts";

const declared = await everyRoute();

test("every route says what it asks", () => {
  const known = new Set(["public", "authenticated", "unauthenticated"]);
  const silent = declared.filter(
    ({ needs }) => needs.length === 0 || !needs.every((each) => known.has(each) || isPermission(each)),
  );
  expect(silent).toEqual([]);
});

test("no redirect can be saved from a route, but from pages of content", () => {
  const paths = declared.map(({ path }) => path.replaceAll(/:\w+/g, "anything").replace("*", "anything"));
  const free = [...paths, ...paths.map((path) => `/es${path}`)].filter((path) => !isOwnAddress(path));
  expect(free.toSorted()).toEqual([
    "/anything",
    "/es/anything",
    "/es/pages/anything",
    "/es/pages/anything/anything",
    "/pages/anything",
    "/pages/anything/anything",
  ]);
});

test("what they ask is as written down", async () => {
  const width = Math.max(...declared.map(({ path }) => path.length)) + 2;
  const table = declared
    .map(
      ({ path, needs, module: { action } }) => `${path.padEnd(width)}${needs.join(" + ")}${action ? "  acts" : ""}\n`,
    )
    .join("");
  await expect(table).toMatchFileSnapshot("./route-permissions.txt");
});
