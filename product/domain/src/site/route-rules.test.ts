import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectFor, routeRuleRefusals, rulesByPath, type RouteRule } from "./route-rules.ts";

const rule = (from: string, to: string, extra: Partial<RouteRule> = {}): RouteRule => ({
  from,
  to,
  status: 302,
  active: true,
  ...extra,
});
const oldJobs = rule("/jobs", "/signup", { status: 301 });

describe("a ruled path", () => {
  it("leads where the rule says", () =>
    expect(redirectFor(rulesByPath([oldJobs]), "/jobs")).toEqual({ to: "/signup", status: 301, external: false }));
  it("is known with a closing slash or a query too", () => {
    expect(redirectFor(rulesByPath([oldJobs]), "/jobs/")).toMatchObject({ to: "/signup" });
    expect(redirectFor(rulesByPath([oldJobs]), "/jobs?from=poster")).toMatchObject({ to: "/signup" });
  });
  it("may be written with a closing slash", () =>
    expect(redirectFor(rulesByPath([rule("/jobs/", "/x")]), "/jobs")).toMatchObject({ to: "/x" }));
  it("leads to the end of a chain at once", () =>
    expect(redirectFor(rulesByPath([rule("/a", "/b"), rule("/b", "/c")]), "/a")).toMatchObject({ to: "/c" }));
  it("may lead outside", () =>
    expect(redirectFor(rulesByPath([rule("/shop", "https://shop.example")]), "/shop")).toMatchObject({
      external: true,
    }));
  it("leads nowhere while its rule sleeps", () =>
    expect(redirectFor(rulesByPath([{ ...oldJobs, active: false }]), "/jobs")).toBeUndefined());
  it("leads nowhere in a circle", () =>
    expect(redirectFor(rulesByPath([rule("/a", "/b"), rule("/b", "/a")]), "/a")).toBeUndefined());
  it("is no other path", () => expect(redirectFor(rulesByPath([oldJobs]), "/jobs/waiter")).toBeUndefined());
});

describe("a new rule", () => {
  it("is fine between two paths, and to a listed host", () => {
    expect(routeRuleRefusals(oldJobs, [], [])).toEqual([]);
    expect(routeRuleRefusals(rule("/shop", "https://shop.example/x"), [], ["shop.example"])).toEqual([]);
  });
  it("is refused to a host that is not listed", () =>
    expect(routeRuleRefusals(rule("/shop", "https://evil.test/"), [], ["shop.example"])).toEqual([
      { code: "route-rule.host-not-listed", host: "evil.test" },
    ]));
  it("is refused when it closes a circle, however long", () =>
    expect(routeRuleRefusals(rule("/c", "/a/"), [rule("/a", "/b"), rule("/b", "/c?x")], [])).toEqual([
      { code: "route-rule.loop", path: "/c" },
    ]));
  it("is refused to itself", () =>
    expect(routeRuleRefusals(rule("/a", "/a"), [], [])).toEqual([{ code: "route-rule.loop", path: "/a" }]));
  it.each(["jobs", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""])("is refused to %o", (to) =>
    expect(routeRuleRefusals(rule("/a", to), [], [])).toEqual([{ code: "route-rule.not-a-path", path: to }]),
  );
  it("is refused where the product itself stands", () =>
    expect(routeRuleRefusals(rule("/login", "/jobs"), [], [])).toEqual([
      { code: "route-rule.own-address", path: "/login" },
    ]));
  it("never makes a circle out of rules that were accepted one by one", () => {
    const path = fc.constantFrom("/a", "/b", "/c", "/d", "/e");
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 12 }), (wishes) => {
        const accepted: RouteRule[] = [];
        for (const [from, to] of wishes) {
          const wish = rule(from, to);
          if (routeRuleRefusals(wish, accepted, []).length > 0) continue;
          accepted.splice(0, accepted.length, ...accepted.filter((other) => other.from !== from), wish);
        }
        for (const { from } of accepted) expect(redirectFor(rulesByPath(accepted), from)).toBeDefined();
      }),
    );
  });
});
