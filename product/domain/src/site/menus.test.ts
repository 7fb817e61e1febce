import { describe, expect, it } from "vitest";
import { isLegalLink, isMenuTarget } from "./menus.ts";

describe("a link of a menu", () => {
  it.each(["/", "/#how", "/pages/first-shift?from=menu", "https://shop.example/a"])("may lead to %s", (to) =>
    expect(isMenuTarget(to)).toBe(true),
  );
  it.each(["", "how", "#how", "javascript:alert(1)", "//evil.test", "http://a.b", "mailto:a@b.es"])(
    "may not lead to %j",
    (to) => expect(isMenuTarget(to)).toBe(false),
  );
  it("to a legal page stays at the foot", () => {
    expect(isLegalLink({ place: "legal", target: "/privacy-policy" })).toBe(true);
    expect(isLegalLink({ place: "legal", target: "/pages/accessibility" })).toBe(false);
    expect(isLegalLink({ place: "work", target: "/privacy-policy" })).toBe(false);
  });
});
