import { describe, expect, it } from "vitest";
import { afterSwapMove, isSwapOpen, openSwaps, swapMoves, swapStates, type SwapMove, type SwapState } from "./swaps.ts";

/** Every way of so many moves, also of those that are refused. */
const walks = (length: number): SwapMove[][] =>
  length === 0 ? [[]] : walks(length - 1).flatMap((walk) => swapMoves.map((move) => [...walk, move]));

const walked = (walk: readonly SwapMove[]) => {
  const states: SwapState[] = ["proposed"];
  for (const move of walk) states.push(afterSwapMove(states.at(-1)!, move) ?? states.at(-1)!);
  return states;
};

describe("a swap", () => {
  it("is open until it is done, declined, expired or withdrawn", () => {
    expect(openSwaps).toEqual(["proposed", "accepted_by_peer"]);
    for (const state of swapStates.filter((each) => !isSwapOpen(each)))
      for (const move of swapMoves) expect(afterSwapMove(state, move)).toBeUndefined();
  });

  it("is never done without a colleague who took it and the office that agreed, whatever the order", () => {
    const ways = walks(5).map((walk) => ({ walk, states: walked(walk) }));
    const done = ways.filter(({ states }) => states.includes("done"));
    expect(done.length).toBeGreaterThan(0);
    for (const { walk, states } of done) {
      const at = states.indexOf("done");
      expect(walk[at - 1]).toBe("agree");
      expect(states.slice(0, at)).toContain("accepted_by_peer");
    }
  });

  it("never leaves where it has ended, and takes nobody twice", () => {
    const taken = (states: SwapState[]) =>
      states.filter((state, n) => state === "accepted_by_peer" && states[n - 1] === "proposed").length;
    for (const states of walks(5).map(walked)) {
      const ended = states.filter((state) => !isSwapOpen(state));
      expect(new Set(ended).size).toBeLessThan(2);
      expect(taken(states)).toBeLessThan(2);
    }
  });
});
