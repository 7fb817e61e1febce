import { describe, expect, it } from "vitest";
import { isWanting, kindStanding } from "./requests.ts";

const today = "2026-11-15";
const verified = (validUntil: string | null) => ({ state: "verified", validUntil }) as const;
const rejected = { state: "rejected", validUntil: null } as const;
const requested = { state: "requested", validUntil: null } as const;

describe("how a kind of document stands", () => {
  it.each([
    ["missing", []],
    ["rejected", [rejected]],
    ["requested", [rejected, requested]],
    ["requested", [verified("2026-11-20"), requested]],
    ["sent", [verified(null), { state: "in_review", validUntil: null }]],
    ["valid", [verified(null)]],
    ["valid", [verified("2027-01-15")]],
    ["ending", [verified("2027-01-14")]],
    ["ending", [verified("2026-01-01")]],
  ] as const)("%s", (standing, versions) => expect(kindStanding(versions, [60, 30], today)).toBe(standing));

  it("without alerts, ends on its last day", () => {
    expect(kindStanding([verified("2026-11-16")], [], today)).toBe("valid");
    expect(kindStanding([verified(today)], [], today)).toBe("ending");
  });

  it("is asked for unless it is there or has been sent", () =>
    expect((["missing", "rejected", "requested", "ending", "sent", "valid"] as const).filter(isWanting)).toEqual([
      "missing",
      "rejected",
      "requested",
      "ending",
    ]));
});
