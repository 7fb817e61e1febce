import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, reachable, trailOf } from "./screens.ts";

const rows = readFileSync(new URL("../route-permissions.txt", import.meta.url), "utf8").split("\n");
const neededAt = new Map(rows.map((row) => row.split(/\s+/, 2) as [string, string]));

test.for(reachable)("$screen is named to those who may open it", ({ screen, needs }) =>
  expect(needs ?? "authenticated").toBe(neededAt.get(addressOf(screen))),
);

test("a screen's trail leads down to it", () => {
  expect(trailOf("/admin")).toEqual([]);
  expect(trailOf("/admin/lists")).toEqual(["lists"]);
  expect(trailOf("/admin/workers/list")).toEqual(["workers", "workers/list"]);
  expect(trailOf("/admin/content/unknown-page")).toEqual(["content"]);
});

test("the dashboard is the back office itself", () =>
  expect([addressOf("dashboard"), addressOf("workers/list")]).toEqual(["/admin", "/admin/workers/list"]));
