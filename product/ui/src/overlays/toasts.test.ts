import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stackPlace } from "./toast-stack.ts";
import { createToasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("toasts", () => {
  it("keeps at most five and drops the oldest", () => {
    const toasts = createToasts();
    for (const title of ["1", "2", "3", "4", "5", "6"]) toasts.add({ title });
    expect(toasts.snapshot().map((toast) => toast.title)).toEqual(["2", "3", "4", "5", "6"]);
  });

  it("closes a removed one at once and drops it after 200 ms", () => {
    const toasts = createToasts();
    const id = toasts.add({ title: "saved" });
    toasts.remove(id);
    expect(toasts.snapshot()).toEqual([{ id, title: "saved", open: false }]);
    vi.advanceTimersByTime(199);
    expect(toasts.snapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.snapshot()).toEqual([]);
  });

  it("keeps one that is shown again while it leaves", () => {
    const toasts = createToasts();
    toasts.add({ id: "build", title: "first" });
    toasts.remove("build");
    toasts.add({ id: "build", title: "second" });
    vi.advanceTimersByTime(200);
    expect(toasts.snapshot()).toEqual([{ id: "build", title: "second", open: true }]);
  });

  it("changes what one says, and ignores ids it does not know", () => {
    const toasts = createToasts();
    const id = toasts.add({ title: "sending" });
    toasts.update(id, { title: "sent", tone: "ok" });
    toasts.update("other", { title: "lost" });
    toasts.remove("other");
    expect(toasts.snapshot()).toEqual([{ id, title: "sent", tone: "ok", open: true }]);
  });

  it("tells its readers of every change until they leave", () => {
    const toasts = createToasts();
    const tell = vi.fn();
    const leave = toasts.subscribe(tell);
    toasts.remove(toasts.add({ title: "saved" }));
    vi.advanceTimersByTime(200);
    expect(tell).toHaveBeenCalledTimes(3);
    leave();
    toasts.add({ title: "unheard" });
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it("clears all", () => {
    const toasts = createToasts();
    toasts.add({ title: "saved" });
    toasts.clear();
    expect(toasts.snapshot()).toEqual([]);
  });
});

describe("the stack of toasts", () => {
  it("leaves 16 px between them when expanded", () =>
    expect(stackPlace([60, 78], true)).toEqual({ offset: 60 + 16 + 78 + 16, scale: 1 }));

  it("makes each a twentieth smaller behind the newest when not", () =>
    expect(stackPlace([60, 78], false)).toEqual({ offset: 32, scale: 0.9 }));

  it("has the newest at the edge in both", () => {
    expect(stackPlace([], true)).toEqual({ offset: 0, scale: 1 });
    expect(stackPlace([], false)).toEqual({ offset: 0, scale: 1 });
  });
});
