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
  const costs = (canary: number[]) => {
    const order: string[] = [];
    const measure = async (subject: string) => {
      order.push(subject);
      return subject === "canary" ? canary.shift()! : 1;
    };
    return { order, measure };
  };
  const plan = { subjects: ["canary", "ours"], canary: "canary", turns: 1, wanted: 3, atMost: 5 };

  it("begin with another subject each time", async () => {
    const { order, measure } = costs([10, 10, 10]);
    await runRounds({ ...plan, measure });
    expect(order).toEqual(["canary", "ours", "ours", "canary", "canary", "ours"]);
  });
  it("go around several times and take the mean", async () => {
    const { kept } = await runRounds({ ...plan, turns: 2, wanted: 1, measure: costs([10, 20]).measure });
    expect(kept).toEqual([
      new Map([
        ["canary", 15],
        ["ours", 1],
      ]),
    ]);
  });
  it("are run again when disturbed, and counted", async () => {
    const { kept, disturbed } = await runRounds({ ...plan, measure: costs([10, 30, 10, 10]).measure });
    expect([kept.length, disturbed]).toEqual([3, 1]);
  });
  it("end at the limit even if most were disturbed", async () => {
    const { kept, disturbed } = await runRounds({ ...plan, measure: costs([10, 90, 10, 900, 40]).measure });
    expect([kept.length, disturbed]).toEqual([1, 4]);
  });
});

describe("rotation", () => {
  it("keeps the neighbours", () => expect(rotated(["a", "b", "c"], 4)).toEqual(["b", "c", "a"]));
});
