import { describe, expect, it } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { renewalOf, type Renewable } from "./renewals.ts";

const kept: Renewable = {
  type: "temporary",
  state: "signed",
  firstDay: "2026-09-01",
  lastDay: "2026-09-30",
  cause: "substitution",
  isEnded: false,
};
const options = { today: "2026-09-20", withinDays: 30 };
const renewed = (changes: Partial<Renewable>) => renewalOf([{ ...kept, ...changes }], options);

describe("a renewal", () => {
  it("begins the day after and is as long as the one before, or ends when it is said", () => {
    expect(renewed({})).toMatchObject({ firstDay: "2026-10-01", lastDay: "2026-10-30" });
    expect(renewalOf([kept], { ...options, lastDay: localDate("2026-12-31") })).toMatchObject({
      lastDay: "2026-12-31",
    });
    expect(renewalOf([kept], { ...options, lastDay: localDate("2026-09-30") })).toEqual({ leftOut: "lastDayBefore" });
  });
  it("is for a signed temporary contract that is in force and ends soon", () => {
    expect(renewed({ state: "sent" })).toEqual({ leftOut: "noContract" });
    expect(renewed({ lastDay: "2026-09-19" })).toEqual({ leftOut: "noContract" });
    expect(renewed({ type: "fixed_discontinuous", lastDay: null })).toEqual({ leftOut: "noEnd" });
    expect(renewed({ lastDay: "2026-10-20" })).toMatchObject({ firstDay: "2026-10-21" });
    expect(renewed({ lastDay: "2026-10-21" })).toEqual({ leftOut: "endsLater" });
    expect(renewed({ isEnded: true })).toEqual({ leftOut: "endedEarly" });
  });
});
