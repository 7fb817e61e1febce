import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShortcuts, shortcutCaps } from "./shortcuts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a chain of keys", () => {
  it("runs when the second key follows within 800 ms", () => {
    const run = vi.fn();
    const keys = createShortcuts({ isApple: false });
    keys.press({ key: "g" }, { "g-w": run });
    vi.advanceTimersByTime(799);
    expect(keys.press({ key: "w" }, { "g-w": run })).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is forgotten after 800 ms", () => {
    const run = vi.fn();
    const keys = createShortcuts({ isApple: false });
    keys.press({ key: "g" }, { "g-w": run });
    vi.advanceTimersByTime(800);
    expect(keys.press({ key: "w" }, { "g-w": run })).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it("is broken by another key, and does not run twice on one", () => {
    const run = vi.fn();
    const keys = createShortcuts({ isApple: false });
    for (const key of ["g", "x", "w", "g", "w", "w"]) keys.press({ key }, { "g-w": run });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("goes before the single key that ends it", () => {
    const [chain, single] = [vi.fn(), vi.fn()];
    const keys = createShortcuts({ isApple: false });
    keys.press({ key: "g" }, { w: single, "g-w": chain });
    keys.press({ key: "w" }, { w: single, "g-w": chain });
    expect([chain.mock.calls.length, single.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("keys pressed together", () => {
  const press = (isApple: boolean, key: object, name = "meta_shift_l") =>
    createShortcuts({ isApple }).press({ key: "L", ...key }, { [name]: () => {} });

  it("take the Meta key for meta everywhere, and off Apple systems Ctrl too, but not both at once", () => {
    expect(press(true, { metaKey: true, shiftKey: true })).toBe(true);
    expect(press(true, { ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press(false, { ctrlKey: true, shiftKey: true })).toBe(true);
    expect(press(false, { metaKey: true, shiftKey: true })).toBe(true);
    expect(press(false, { metaKey: true, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press(false, { metaKey: true }, "l")).toBe(false);
  });

  it("need every modifier and no other", () => {
    expect(press(false, { ctrlKey: true })).toBe(false);
    expect(press(false, { ctrlKey: true, shiftKey: true, altKey: true })).toBe(false);
    expect(press(false, { key: "l", shiftKey: true }, "l")).toBe(false);
  });

  it("leave Shift aside for signs, which stand elsewhere on each keyboard", () => {
    expect(press(false, { key: "?", shiftKey: true }, "?")).toBe(true);
    expect(press(false, { key: "/", shiftKey: true }, "/")).toBe(true);
    expect(press(false, { key: "/" }, "/")).toBe(true);
  });

  it("find the letter by its place when ⌥ has changed the sign", () =>
    expect(press(true, { key: "¬", code: "KeyL", altKey: true }, "alt_l")).toBe(true));
});

describe("while the person types", () => {
  it("only those that ask for it run", () => {
    const [plain, allowed] = [vi.fn(), vi.fn()];
    const keys = createShortcuts({ isApple: false });
    const map = { n: plain, meta_k: { run: allowed, whileTyping: true } };
    expect(keys.press({ key: "n", isTyping: true }, map)).toBe(false);
    expect(keys.press({ key: "k", ctrlKey: true, isTyping: true }, map)).toBe(true);
    expect([plain.mock.calls.length, allowed.mock.calls.length]).toEqual([0, 1]);
  });
});

it("shows the caps of the reader's keyboard", () => {
  expect(shortcutCaps("meta_shift_l", true)).toEqual(["⌘", "⇧", "L"]);
  expect(shortcutCaps("meta_k", false)).toEqual(["Ctrl", "K"]);
  expect(shortcutCaps("g-w", false)).toEqual(["g", "w"]);
});
