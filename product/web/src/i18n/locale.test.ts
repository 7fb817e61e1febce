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
});
