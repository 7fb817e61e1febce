import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRefresher } from "./refresher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
  const state = { isHeld: false, shown: 0 };
  const refresher = createRefresher({ refresh: () => state.shown++, isHeld: () => state.isHeld, waitMs: () => 100 });
  return { state, refresher };
}

describe("a live page", () => {
  it("is shown anew once for many changes", () => {
    const { state, refresher } = page();
    for (let change = 0; change < 20; change++) refresher.due();
    refresher.look();
    expect(state.shown).toBe(0);
    vi.advanceTimersByTime(100);
    expect(state.shown).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(state.shown).toBe(1);
  });

  it("is shown anew again when something changes afterwards", () => {
    const { state, refresher } = page();
    refresher.due();
    vi.advanceTimersByTime(100);
    refresher.due();
    vi.advanceTimersByTime(100);
    expect(state.shown).toBe(2);
  });

  it("that is held is shown anew once it is let go, and only if something changed", () => {
    const { state, refresher } = page();
    state.isHeld = true;
    refresher.due();
    vi.advanceTimersByTime(60_000);
    refresher.look();
    expect(state.shown).toBe(0);
    state.isHeld = false;
    refresher.look();
    refresher.look();
    expect(state.shown).toBe(1);
  });

  it("that was left is not", () => {
    const { state, refresher } = page();
    refresher.due();
    refresher.stop();
    vi.advanceTimersByTime(10_000);
    expect(state.shown).toBe(0);
  });
});
