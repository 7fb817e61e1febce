import { expect } from "vitest";
import { theSystem } from "@product/domain/actor";
import type { RouteRule } from "@product/domain/site/route-rules";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { saveRouteRule } from "./commands.server.ts";
import { allRouteRules } from "./queries.server.ts";

useTestDatabase();
const rule = (from: string, to: string): RouteRule => ({ from, to, status: 302, active: true });

test("a rule is saved, changed, and written down", async () => {
  await saveRouteRule(theSystem, rule("/jobs", "/signup"), []);
  await saveRouteRule(theSystem, rule("/jobs", "/login"), []);
  expect(await allRouteRules()).toEqual([rule("/jobs", "/login")]);
  expect(await lastActs()).toMatchObject([{ act: "route-rule.save", subjects: ["route-rule /jobs"] }]);
});

test("two rules that close a circle together are not both saved, even when saved at once", async () => {
  const saves = await Promise.allSettled([
    saveRouteRule(theSystem, rule("/a", "/b"), []),
    saveRouteRule(theSystem, rule("/b", "/a"), []),
  ]);
  expect(saves.map((save) => save.status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an unlisted host is refused, a listed one is not", async () => {
  const shop = rule("/shop", "https://shop.example/now");
  await expect(saveRouteRule(theSystem, shop, [])).rejects.toMatchObject({
    refusals: [{ code: "route-rule.host-not-listed", host: "shop.example" }],
  });
  await saveRouteRule(theSystem, shop, ["shop.example"]);
  expect(await allRouteRules()).toContainEqual(shop);
});

test("an editor of pages may not", async ({ world }) => {
  await expect(saveRouteRule(world.editor, rule("/x", "/y"), [])).rejects.toMatchObject({
    name: "NotPermitted",
    needs: "settings.edit",
  });
});
