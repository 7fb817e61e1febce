import { parseWithZod } from "@conform-to/zod/v4";
import { expect } from "vitest";
import { theSystem } from "@product/domain/actor";
import type { RouteRule } from "@product/domain/site/route-rules";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { fieldErrors } from "#request/forms/field-errors.ts";
import { dropRulesOverOwnAddresses, saveRouteRule } from "./commands.server.ts";
import { allRouteRules } from "./queries.server.ts";
import { redirectForm } from "./schema.ts";

const { query } = useTestDatabase();
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

test("no rule takes over an address of the product, in either language, and the form says so at the field", async () => {
  for (const from of ["/login", "/es/login", "/admin/content/redirects", "/auth/confirm"]) {
    await expect(saveRouteRule(theSystem, rule(from, "/pages/work"), [])).rejects.toMatchObject({
      refusals: [{ code: "route-rule.own-address", path: from }],
    });
    const sent = new FormData();
    for (const [name, value] of Object.entries({ from, to: "/jobs", status: "302" })) sent.set(name, value);
    const submission = parseWithZod(sent, { schema: redirectForm, formatError: fieldErrors });
    expect(submission.reply().error).toEqual({ from: [{ fault: "ownAddress" }] });
  }
});

test("rules that take an address over since before are dropped and named, and the trail tells it", async () => {
  await saveRouteRule(theSystem, rule("/stays", "/jobs"), []);
  await query("INSERT INTO app.route_rule VALUES ('/login', '/jobs', 302, true), ('/es/gate', '/jobs', 302, false)");
  expect(await dropRulesOverOwnAddresses(theSystem)).toEqual(["/es/gate", "/login"]);
  expect(await lastActs()).toMatchObject([
    { act: "route-rule.drop", subjects: ["route-rule /login", "route-rule /es/gate"] },
  ]);
  expect((await allRouteRules()).map(({ from }) => from)).toContain("/stays");
  expect(await dropRulesOverOwnAddresses(theSystem)).toEqual([]);
});

test("an editor of pages may not", async ({ world }) => {
  await expect(saveRouteRule(world.editor, rule("/x", "/y"), [])).rejects.toMatchObject({
    name: "NotPermitted",
    needs: "settings.edit",
  });
});
