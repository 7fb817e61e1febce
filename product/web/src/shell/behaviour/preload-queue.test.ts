import { describe, expect, it, vi } from "vitest";
import { createPreloadQueue } from "./preload-queue.ts";

const controlled = () => {
  const open: { path: string; done: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    (path: string) =>
      new Promise<void>((resolve, reject) => open.push({ path, done: resolve, fail: () => reject(new Error("lost")) })),
  );
  return { load, open };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the preload queue", () => {
  it("holds at most four pending requests", async () => {
    const { load, open } = controlled();
    const queue = createPreloadQueue(load);
    for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.add(path);
    expect([load.mock.calls.length, queue.pending()]).toEqual([4, 4]);
    open[0]!.done();
    await settled();
    expect(load.mock.calls.map(([path]) => path)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
    expect(queue.pending()).toBe(4);
  });
  it("asks for a page once, and again only if that failed", async () => {
    const { load, open } = controlled();
    const queue = createPreloadQueue(load);
    queue.add("/a");
    queue.add("/a");
    expect(load).toHaveBeenCalledTimes(1);
    open[0]!.fail();
    await settled();
    queue.add("/a");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
