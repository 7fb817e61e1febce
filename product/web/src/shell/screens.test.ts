import { expect, test } from "vitest";
import { addressOf, trailOf } from "./screens.ts";

test("a screen's trail leads down to it", () => {
  expect(trailOf("/admin")).toEqual([]);
  expect(trailOf("/admin/lists")).toEqual(["lists"]);
  expect(trailOf("/admin/workers/list")).toEqual(["workers", "workers/list"]);
  expect(trailOf("/admin/content/unknown-page")).toEqual(["content"]);
});

test("the dashboard is the back office itself", () =>
  expect([addressOf("dashboard"), addressOf("workers/list")]).toEqual(["/admin", "/admin/workers/list"]));
