import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A place where one at a time is served, by hand: who was served, who was sent away, in order. */
function counter({ atOnce = 1, waiting = 100 } = {}) {
  const queued = createFairQueue({ atOnce, waiting, longestWaitMs: 6_000, refusal: () => new Error("full") });
  const served: string[] = [];
  const refused: string[] = [];
  const open: (() => void)[] = [];
  const come = (name: string, lane: string, first = false) =>
    void queued({ lane, first }, () => {
      served.push(name);
      return new Promise<void>((done) => open.push(done));
    }).catch(() => refused.push(name));
  /** Ends the current work, so that the next caller is served. */
  const serve = async (times = 1) => {
    for (let time = 0; time < times; time++) {
      open.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { come, serve, settle: () => vi.advanceTimersByTimeAsync(0), served, refused };
}

const all = (network: string, count: number) => Array.from({ length: count }, (_, index) => `${network}${index}`);

describe("turns", () => {
  it("go from network to network, whatever each of them brings", async () => {
    const { come, serve, served } = counter();
    for (const name of all("a", 5)) come(name, "a");
    for (const name of all("b", 2)) come(name, "b");
    come("c0", "c");
    await serve(8);
    expect(served).toEqual(["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]);
  });

  it("let someone from another network in next, while hundreds guess", async () => {
    const { come, serve, served } = counter({ waiting: 100 });
    for (const name of all("a", 500)) come(name, "a");
    await serve(3);
    come("b0", "b");
    await serve(2);
    expect(served).toEqual(["a0", "a1", "a2", "a3", "b0", "a4"]);
  });

  it("of a network that had one less than a minute ago come after those of others", async () => {
    const { come, serve, served } = counter();
    const guessers = Array.from({ length: 50 }, (_, index) => `guesser ${index}`);
    for (const network of guessers) come(`${network}, first`, network);
    await serve(50);
    come("busy", "z");
    for (const network of guessers) come(`${network}, again`, network);
    come("b0", "b");
    await serve(2);
    expect(served.slice(-3)).toEqual(["busy", "b0", "guesser 0, again"]);
    await serve(50);
    await vi.advanceTimersByTimeAsync(60_000);
    come("busy", "z");
    for (const network of guessers) come(`${network}, later`, network);
    come("b1", "b");
    await serve(51);
    expect(served.at(-1)).toBe("b1");
  });

  it("are first for those who are known, in turn among themselves", async () => {
    const { come, serve, served } = counter();
    for (const network of ["a", "b", "c"]) for (const name of all(network, 3)) come(name, network);
    for (const name of all("k", 2)) come(name, "k", true);
    come("l0", "l", true);
    await serve(4);
    expect(served).toEqual(["a0", "k0", "l0", "k1", "b0"]);
  });

  it("are taken by as many at once as there is room for, and no more", async () => {
    const { come, serve, settle, served } = counter({ atOnce: 2 });
    for (const name of all("a", 4)) come(name, "a");
    await settle();
    expect(served).toEqual(["a0", "a1"]);
    await serve();
    expect(served).toEqual(["a0", "a1", "a2"]);
  });
});

describe("when nobody else may wait", () => {
  it("the network that has most loses whoever came last, for one that has less", async () => {
    const { come, serve, served, refused } = counter({ waiting: 4 });
    for (const name of all("a", 5)) come(name, "a");
    come("b0", "b");
    come("b1", "b");
    await serve(6);
    expect(refused).toEqual(["a4", "a3"]);
    expect(served).toEqual(["a0", "b0", "a1", "b1", "a2"]);
  });

  it("a network that had its turn makes room for those that had none, and whoever has no less than others is sent away", async () => {
    const { come, settle, refused } = counter({ waiting: 2 });
    for (const name of all("a", 4)) come(name, "a");
    await settle();
    expect(refused).toEqual(["a3"]);
    come("b0", "b");
    come("c0", "c");
    come("d0", "d");
    come("a4", "a");
    await settle();
    expect(refused).toEqual(["a3", "a2", "a1", "d0", "a4"]);
  });

  it("strangers make room for those who are known, and these for nobody", async () => {
    const { come, serve, served, refused } = counter({ waiting: 3 });
    come("busy", "z");
    come("a0", "a");
    come("a1", "a");
    come("b0", "b");
    for (const name of all("k", 3)) come(name, "k", true);
    come("c0", "c");
    come("k3", "k", true);
    await serve(4);
    expect(refused.toSorted()).toEqual(["a0", "a1", "b0", "c0", "k3"]);
    expect(served).toEqual(["busy", "k0", "k1", "k2"]);
  });

  it("nor does anyone wait for ever", async () => {
    const { come, serve, settle, served, refused } = counter();
    for (const name of all("a", 3)) come(name, "a");
    await vi.advanceTimersByTimeAsync(5_999);
    await serve();
    await vi.advanceTimersByTimeAsync(1);
    expect({ served, refused }).toEqual({ served: ["a0", "a1"], refused: ["a2"] });
    await serve();
    come("a3", "a");
    await settle();
    expect(served).toEqual(["a0", "a1", "a3"]);
  });

  it("work that fails leaves its place as well", async () => {
    const queued = createFairQueue({ atOnce: 1, waiting: 1, longestWaitMs: 6_000, refusal: () => new Error("full") });
    const turn = { lane: "a", first: false };
    const failing = queued(turn, () => Promise.reject(new Error("wrong")));
    const next = queued(turn, async () => "served");
    await expect(failing).rejects.toThrow("wrong");
    expect(await next).toBe("served");
  });
});
