import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchTips } from "./tooltip-watch.ts";

/** As much of an element as is asked of one that may carry a tip; it stands at the left, its bubble beside it. */
class Thing {
  readonly tip: string | undefined;
  readonly isConnected = true;
  isFocusVisible = true;
  constructor(tip?: string) {
    this.tip = tip;
  }
  closest = () => (this.tip ? this : null);
  matches = () => this.isFocusVisible;
  getBoundingClientRect = () => ({ left: 100, right: 140, top: 100, bottom: 130 });
}
const bubble = { getBoundingClientRect: () => ({ left: 146, right: 226, top: 105, bottom: 125 }) };

const heard = new Map<string, (event: object) => void>();
const happens = (name: string, event: object = {}) => heard.get(name)!(event);
const pointAt = (target: Thing, pointerType = "mouse") => happens("pointerover", { target, pointerType });
const moveTo = (clientX: number, clientY: number) => happens("pointermove", { clientX, clientY });
const leave = () => {
  pointAt(bare);
  moveTo(5, 5);
};

const first = new Thing("12 h");
const second = new Thing("9 h");
const bare = new Thing();
let shown: string | undefined;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("document", {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
    querySelector: () => (shown ? bubble : null),
  });
  shown = undefined;
  stop = watchTips((of) => (shown = (of as unknown as Thing | undefined)?.tip));
});
afterEach(() => {
  stop();
  expect([heard.size, vi.getTimerCount()]).toEqual([0, 0]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a tooltip", () => {
  it("waits 700 ms, and not for who only passes by", () => {
    pointAt(first);
    vi.advanceTimersByTime(699);
    expect(shown).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(shown).toBe("12 h");
    leave();
    vi.advanceTimersByTime(300);
    pointAt(first);
    vi.advanceTimersByTime(400);
    pointAt(bare);
    vi.advanceTimersByTime(1_000);
    expect(shown).toBeUndefined();
  });

  it("does not wait within 300 ms of the last", () => {
    pointAt(first);
    vi.advanceTimersByTime(700);
    leave();
    expect(shown).toBeUndefined();
    vi.advanceTimersByTime(299);
    pointAt(second);
    expect(shown).toBe("9 h");
    leave();
    vi.advanceTimersByTime(300);
    pointAt(first);
    vi.advanceTimersByTime(699);
    expect(shown).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(shown).toBe("12 h");
  });

  it("stays while the pointer is on it or on the way there", () => {
    pointAt(first);
    vi.advanceTimersByTime(700);
    for (const x of [120, 143, 200]) {
      moveTo(x, 110);
      expect(shown).toBe("12 h");
    }
    moveTo(227, 110);
    expect(shown).toBeUndefined();
  });

  it("is not for fingers, and leaves at a press until the pointer comes anew", () => {
    pointAt(first, "touch");
    vi.advanceTimersByTime(700);
    expect(shown).toBeUndefined();
    pointAt(first);
    vi.advanceTimersByTime(700);
    happens("pointerdown", { target: first });
    expect(shown).toBeUndefined();
    pointAt(first);
    vi.advanceTimersByTime(700);
    expect(shown).toBeUndefined();
    leave();
    pointAt(first);
    vi.advanceTimersByTime(700);
    expect(shown).toBe("12 h");
  });

  it("comes at once for the keyboard, and goes with the focus and at Escape", () => {
    happens("focusin", { target: first });
    expect(shown).toBe("12 h");
    happens("focusout");
    expect(shown).toBeUndefined();
    happens("focusin", { target: first });
    happens("keydown", { key: "a" });
    expect(shown).toBe("12 h");
    happens("keydown", { key: "Escape" });
    expect(shown).toBeUndefined();
    second.isFocusVisible = false;
    happens("focusin", { target: second });
    expect(shown).toBeUndefined();
  });
});
