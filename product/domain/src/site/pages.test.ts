import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineDifference } from "./line-difference.ts";
import { pageAfter, pageStates, pageStepNames } from "./page-states.ts";
import { isSlug, pageAddressOf } from "./pages.ts";
import { safeLink, safePicture } from "./safe-link.ts";

describe("the steps of a page", () => {
  it("lead from draft by review and schedule to the public, and back", () =>
    expect(
      Object.fromEntries(
        pageStates.map((state) => [state, pageStepNames.filter((step) => pageAfter(state, step) !== undefined)]),
      ),
    ).toEqual({
      draft: ["edit", "send", "schedule", "publish", "archive"],
      review: ["edit", "send-back", "schedule", "publish", "archive"],
      scheduled: ["edit", "unschedule", "publish", "archive"],
      published: ["edit", "archive"],
      archived: ["restore"],
    }));
  it("begin anew when the text changes", () => expect(pageAfter("scheduled", "edit")).toBe("draft"));
});

describe("the address of a page", () => {
  it("is its own for home and legal pages", () => {
    expect(pageAddressOf({ slug: "home", kind: "home" })).toBe("/");
    expect(pageAddressOf({ slug: "conditions", kind: "legal" })).toBe("/conditions");
    expect(pageAddressOf({ slug: "first-shift", kind: "page" })).toBe("/pages/first-shift");
  });
  it.each(["", "A", "a--b", "-a", "a-", "../a", "á", "a".repeat(61)])("%j is no slug", (text) =>
    expect(isSlug(text)).toBe(false),
  );
});

describe("a safe link", () => {
  it.each([
    "/signup?formId=a#b",
    "#pay",
    "https://aepd.es/x",
    "mailto:a@b.es",
    "tel:+34 944 000 000".replaceAll(" ", ""),
  ])("may be %s", (to) => expect(safeLink(to)).toBe(to));
  it.each([
    "javascript:alert(1)",
    "//evil.test",
    "/\\evil.test",
    "http://a.b",
    "data:x",
    "ftp://a",
    "a",
    "https://u@evil.test",
  ])("may not be %s", (to) => expect(safeLink(to)).toBeUndefined());
  it("of a picture leads to our own media alone", () => {
    expect(safePicture("/media/gate-b.webp")).toBe("/media/gate-b.webp");
    expect(safePicture("/media/../x.png")).toBeUndefined();
    expect(safePicture("https://a.b/c.png")).toBeUndefined();
  });
});

describe("what became of a text", () => {
  it("is told by lines", () =>
    expect(lineDifference("a\nb\nc", "a\nx\nc\nd").map(({ mark, text }) => `${mark} ${text}`)).toEqual([
      "same a",
      "gone b",
      "new x",
      "same c",
      "new d",
    ]));
  it("loses no line of either side", () =>
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const all = lineDifference(before, after);
        const side = (mark: string) =>
          all
            .filter((line) => line.mark !== mark)
            .map(({ text }) => text)
            .join("\n");
        expect([side("new"), side("gone")]).toEqual([before, after]);
      }),
    ));
});

const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 }).map((some) => some.join("\n"));
