import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inLocale, localeOf } from "./locale.ts";

describe("the language of a path", () => {
  it("is Spanish under /es", () =>
    expect(["/es", "/es/", "/es/admin/lists"].map(localeOf)).toEqual(["es", "es", "es"]));
  it("is English for everything else, also for words that begin with es", () =>
    expect(["/", "/admin", "/estimate", "/en/admin"].map(localeOf)).toEqual(["en", "en", "en", "en"]));
});

describe("a page in the other language", () => {
  it("gains the prefix", () =>
    expect(["/", "/admin"].map((path) => inLocale(path, "es"))).toEqual(["/es", "/es/admin"]));
  it("loses it again", () => expect(["/es", "/es/admin"].map((path) => inLocale(path, "en"))).toEqual(["/", "/admin"]));
  it("stays where it is in its own language", () => expect(inLocale("/es/admin", "es")).toBe("/es/admin"));

  it("comes back to itself from any address", () => {
    const segment = fc.string({ minLength: 1 }).filter((text) => !text.includes("/"));
    const path = fc
      .array(segment)
      .map((segments) => `/${segments.join("/")}`)
      .filter((text) => localeOf(text) === "en");
    fc.assert(
      fc.property(path, (english) => {
        const spanish = inLocale(english, "es");
        expect([localeOf(spanish), inLocale(spanish, "en")]).toEqual(["es", english]);
      }),
    );
  });
});
