import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { holdsTaps, isOnlyHere, isWaiting, keepTap, phonePunches, sendPunches } from "./phone-punches.ts";

const tap = (at: number) => ({
  client: crypto.randomUUID(),
  code: "A".repeat(22),
  eventId: crypto.randomUUID(),
  kind: "out" as const,
  at: at as Instant,
  position: "",
  ahead: 0,
  zone: "Europe/Madrid",
});

// The test run has no IndexedDB and no server, just like an offline phone whose browser stores nothing.
describe("a tap on a phone that keeps nothing", () => {
  it("is held by the page with its time until somebody has it, and said to be there alone", async () => {
    expect(holdsTaps()).toBe(false);
    const [later, first] = [tap(1_900_000_060_000), tap(1_900_000_000_000)];
    await keepTap(later);
    await keepTap(first);
    expect(holdsTaps()).toBe(true);
    expect(await sendPunches(first.code)).toBe(0);
    const keptTaps = await phonePunches();
    expect(keptTaps).toMatchObject([first, later]);
    expect(keptTaps.every((punch) => isOnlyHere(punch) && isWaiting(punch) && punch.signature === "")).toBe(true);
  });
});
