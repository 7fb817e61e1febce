import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import type { PassCheck } from "./pass-code.ts";
import type { GateMode } from "./verdict.ts";
import { zoneVerdict } from "./zones.ts";

const fresh: PassCheck = { is: "signed", stepsOff: 0 };
const tonight = { startsAt: 0 as Instant, endsAt: 1 as Instant, gate: "" };
const atWork = { clearance: "ALLOW", whereabouts: "there", shifts: [tonight] } as const;
const verdictOf = (check: PassCheck, person: Parameters<typeof zoneVerdict>[1], isIn: boolean, mode: GateMode) => {
  const { light, code, punch } = zoneVerdict(check, person, isIn, { mode });
  return [light, code, punch];
};

describe("the door of a zone", () => {
  it("lets in whoever is at work, and out again with the next scan", () => {
    expect(verdictOf(fresh, atWork, false, "auto")).toEqual(["go", "zone-in", "in"]);
    expect(verdictOf(fresh, atWork, true, "auto")).toEqual(["go", "zone-out", "out"]);
    expect(verdictOf(fresh, atWork, true, "break"), "a break is for gates").toEqual(["go", "zone-out", "out"]);
    expect(verdictOf(fresh, atWork, true, "in"), "nothing to write").toEqual(["go", "already-in", undefined]);
  });

  it("asks where somebody did not come by a gate, or shows paper", () => {
    expect(verdictOf(fresh, { ...atWork, whereabouts: "away" }, false, "auto")).toEqual(["ask", "gate-first", "in"]);
    expect(verdictOf({ is: "static" }, atWork, false, "auto")).toEqual(["ask", "compare-photo", "in"]);
  });

  it("stops who has no place at the event", () => {
    expect(verdictOf(fresh, { ...atWork, shifts: [] }, false, "auto")).toEqual(["stop", "not-expected", undefined]);
  });

  it("stops who may not work, but keeps nobody in", () => {
    const blocked = { ...atWork, clearance: "BLOCK" } as const;
    expect(verdictOf(fresh, blocked, false, "auto")).toEqual(["stop", "not-allowed", undefined]);
    expect(verdictOf(fresh, blocked, true, "auto")).toEqual(["go", "zone-out", "out"]);
    expect(verdictOf({ is: "static" }, blocked, false, "out")).toEqual(["go", "zone-out", "out"]);
  });

  it("stops passes that nobody made, that are unknown or long over, whichever way", () => {
    expect(verdictOf({ is: "forged" }, atWork, true, "out")).toEqual(["stop", "pass-forged", undefined]);
    expect(verdictOf({ is: "unknown" }, undefined, false, "auto")).toEqual(["stop", "pass-unknown", undefined]);
    expect(verdictOf({ is: "signed", stepsOff: 9 }, atWork, false, "auto")).toEqual([
      "stop",
      "pass-too-old",
      undefined,
    ]);
  });
});
