import { describe, expect, it } from "vitest";
import { holdsIn, isLongEnough } from "./retention.ts";

it("a rule holds where its law does", () => {
  expect(["payroll-es", "worker-documents", "pay-uk", "messages"].map((rule) => holdsIn("ES", rule))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(["payroll-es", "worker-documents", "pay-uk", "messages"].map((rule) => holdsIn("UK", rule))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe("the time register of Spain", () => {
  it("is kept for four years, however they are counted", () => {
    expect(isLongEnough("time-register-es", 4, "years")).toBe(true);
    expect(isLongEnough("time-register-es", 48, "months")).toBe(true);
    expect(isLongEnough("time-register-es", 4 * 366, "days")).toBe(true);
  });
  it("is not kept for a month or a day less", () => {
    expect(isLongEnough("time-register-es", 3, "years")).toBe(false);
    expect(isLongEnough("time-register-es", 47, "months")).toBe(false);
    expect(isLongEnough("time-register-es", 1000, "days")).toBe(false);
  });
});

describe("a record of which no law speaks", () => {
  it.each(["messages", "constructor"])("is kept as long as the company likes (%s)", (id) =>
    expect(isLongEnough(id, 1, "days")).toBe(true),
  );
});
