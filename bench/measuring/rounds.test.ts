import { describe, expect, it } from "vitest";
import { rotated, runRounds, undisturbed } from "./rounds.ts";

const roundsWithCanary = (...costs: number[]) => costs.map((cost) => new Map([["canary", cost]]));
const keptOf = (...costs: number[]) => undisturbed(roundsWithCanary(...costs), "canary");

describe("a disturbed round", () => {
  it("is one whose canary costs over a quarter more than usual", () =>
    expect(keptOf(100, 100, 100, 126)).toEqual(roundsWithCanary(100, 100, 100)));
  it("or over a quarter less", () => expect(keptOf(74, 100, 100, 100)).toEqual(roundsWithCanary(100, 100, 100)));
  it("but not one at exactly a quarter", () => expect(keptOf(75, 100, 100, 125)).toHaveLength(4));
});

describe("rounds", () => {
  const subjects = (canary: number[]) => {
    const order: string[] = [];
    const turnOf = (name: string, cost: () => number) => async () => {
      order.push(name);
      return { [name]: cost() };
    };
    return { order, subjects: [turnOf("canary", () => canary.shift()!), turnOf("ours", () => 1)] };
  };
  const plan = { canary: "canary", turns: 1, wanted: 3, atMost: 5 };

  it("begin with another subject each time", async () => {
    const { order, ...counts } = subjects([10, 10, 10]);
    await runRounds({ ...plan, ...counts });
    expect(order).toEqual(["canary", "ours", "ours", "canary", "canary", "ours"]);
  });
  it("go around several times and take the mean", async () => {
    const { kept } = await runRounds({ ...plan, turns: 2, wanted: 1, ...subjects([10, 20]) });
    expect(kept).toEqual([
      new Map([
        ["canary", 15],
        ["ours", 1],
      ]),
    ]);
  });
  it("hold all that a subject measures in its turn", async () => {
    const both = async () => ({ canary: 10, "with PostgreSQL": 30 });
    const { kept } = await runRounds({ ...plan, wanted: 1, subjects: [both] });
    expect(kept[0]!.get("with PostgreSQL")).toBe(30);
  });
  it("are run again when disturbed, and counted", async () => {
    const { kept, disturbed } = await runRounds({ ...plan, ...subjects([10, 30, 10, 10]) });
    expect([kept.length, disturbed]).toEqual([3, 1]);
  });
  it("end at the limit even if most were disturbed", async () => {
    const { kept, disturbed } = await runRounds({ ...plan, ...subjects([10, 90, 10, 900, 40]) });
    expect([kept.length, disturbed]).toEqual([1, 4]);
  });
});

describe("rotation", () => {
  it("keeps the neighbours", () => expect(rotated(["a", "b", "c"], 4)).toEqual(["b", "c", "a"]));
});
