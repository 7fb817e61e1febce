import { describe, expect, it } from "vitest";
import { framedHtml, linkedText } from "./linked-text.ts";

describe("a text", () => {
  it("gains a link where an address stands, without the full stop behind it", () =>
    expect(linkedText("Open:\nhttps://x.test/auth?a=1&b=2.\n\nThanks")).toEqual([
      { text: "Open:\n", isLink: false },
      { text: "https://x.test/auth?a=1&b=2", isLink: true },
      { text: ".\n\nThanks", isLink: false },
    ]));
  it("without one stays whole", () => expect(linkedText("javascript:alert(1)")).toHaveLength(1));
  it("keeps every letter", () => {
    const text = "a http://x.test/1 b (http://y.test/2) c http://z.test/3";
    expect(
      linkedText(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

it("a framed mail has neither style elements nor links that open in the frame", () =>
  expect(framedHtml('<head><style>a{}</style></head><a class="b" href="https://x.test">x</a>')).toBe(
    '<head></head><a class="b" data-to="https://x.test">x</a>',
  ));
