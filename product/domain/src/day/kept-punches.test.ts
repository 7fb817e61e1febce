import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { oddityOfPunch } from "./kept-punches.ts";

const now = Date.parse("2027-06-18T22:30:00Z") as Instant;
const at = (time: string) => Date.parse(`2027-06-${time}:00Z`) as Instant;
const known = { sentAt: now, isSigned: true, mayClock: true, whereabouts: "there" } as const;
const goes = (tapped: Instant, more: Partial<Parameters<typeof oddityOfPunch>[2]> = {}) =>
  oddityOfPunch({ kind: "out", at: tapped }, now, { ...known, ...more });

describe("a punch that waited on a phone", () => {
  it("holds with the time of its tap, for a week", () => {
    expect(goes(at("18T21:43"))).toBeUndefined();
    expect(goes(at("11T22:30"))).toBeUndefined();
    expect(goes(at("11T22:29"))).toBe("impossible-time");
  });

  it("comes not from the future, but for what clocks differ", () => {
    expect(goes(at("18T22:32"))).toBeUndefined();
    expect(goes(at("18T22:33"))).toBe("impossible-time");
  });

  it("is looked at where the phone's clock was moved between tap and sending", () => {
    expect(goes(at("18T21:43"), { sentAt: at("18T22:28") })).toBeUndefined();
    expect(goes(at("18T21:43"), { sentAt: at("18T22:27") })).toBe("clock-moved");
    expect(goes(at("18T21:43"), { sentAt: at("18T22:33") })).toBe("clock-moved");
  });

  it("needs the phone's signature unless it comes at once", () => {
    expect(goes(at("18T22:28"), { isSigned: false })).toBeUndefined();
    expect(goes(at("18T22:27"), { isSigned: false })).toBe("not-signed");
  });

  it("is looked at where it does not follow, or nobody clocks themselves", () => {
    expect(goes(at("18T21:43"), { whereabouts: "resting" })).toBeUndefined();
    expect(goes(at("18T21:43"), { whereabouts: "away" })).toBe("does-not-follow");
    expect(goes(at("18T21:43"), { mayClock: false })).toBe("no-self-clocking");
  });
});
