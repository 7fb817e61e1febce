import { expect, it } from "vitest";
import { paidRate, rateInForce, type SaidRate } from "./rates.ts";

const rate = (level: SaidRate["level"], roleId: string | null, pay: number | null, charge: number | null = null) => ({
  level,
  of: level,
  roleId,
  pay,
  charge,
});

it("holds as the narrowest level says, the role before all roles, pay and charge each for itself", () => {
  const all = [
    rate("entity", null, 1100, 1800),
    rate("client", null, null, 2200),
    rate("client", "chef", 1500),
    rate("event", "waiter", 1300),
    rate("shift", null, 1600),
  ];
  expect(rateInForce(all, "waiter", "pay")).toEqual({ value: 1600, from: "shift" });
  expect(rateInForce(all, "waiter", "charge")).toEqual({ value: 2200, from: "client" });
  const above = all.filter(({ level }) => level !== "shift");
  expect(rateInForce(above, "waiter", "pay")).toEqual({ value: 1300, from: "event" });
  expect(rateInForce(above, "chef", "pay")).toEqual({ value: 1500, from: "client" });
  expect(rateInForce(above, "steward", "pay")).toEqual({ value: 1100, from: "entity" });
  expect(rateInForce(above, null, "pay")).toEqual({ value: 1100, from: "entity" });
  expect(rateInForce([], "chef", "pay")).toBeNull();
});

it("takes zero as said", () => {
  expect(rateInForce([rate("entity", null, 1100), rate("event", null, 0)], "chef", "pay")).toMatchObject({ value: 0 });
});

it("never pays less than the contract", () => {
  expect([paidRate(1200, 1100), paidRate(1200, 1400), paidRate(null, 1400), paidRate(1200, null)]).toEqual([
    1200, 1400, 1400, 1200,
  ]);
  expect(paidRate(null, null)).toBeNull();
});
