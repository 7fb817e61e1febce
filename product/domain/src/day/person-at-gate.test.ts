import { describe, expect, it } from "vitest";
import { personAtGate } from "./person-at-gate.ts";
import { minute } from "./testing/random-scans.ts";
import type { PunchFact } from "./punches.ts";

const shift = (from: number, until: number) => ({ startsAt: minute(from), endsAt: minute(until), gate: "" });
const seen = (places: ReturnType<typeof shift>[], now: number, ...punches: [PunchFact["kind"], number][]) =>
  personAtGate(
    { places, elsewhere: [], punches: punches.map(([kind, at]) => ({ id: `${kind} ${at}`, kind, at: minute(at) })) },
    minute(now),
    () => "ALLOW",
  );
const [morning, afternoon, night] = [shift(540, 720), shift(780, 1020), shift(1320, 1800)];

describe("somebody at the gate", () => {
  it("has come to a shift once they were in for it, also when they have left since", () => {
    expect(seen([morning], 600).hasCome).toBe(false);
    expect(seen([morning], 600, ["in", 530], ["out", 590])).toMatchObject({ whereabouts: "away", hasCome: true });
    expect(seen([morning], 600, ["in", 300]).hasCome, "long before it began").toBe(true);
  });

  it("has not come to a later shift of that day by coming to the first, unless they stayed", () => {
    expect(seen([morning, night], 1400, ["in", 530], ["out", 715]).hasCome).toBe(false);
    expect(seen([morning, afternoon], 900, ["in", 530], ["out", 780]).hasCome, "gone as it began").toBe(false);
    expect(seen([morning, afternoon], 900, ["in", 530], ["out", 781]).hasCome).toBe(true);
    expect(seen([morning, afternoon], 900, ["in", 530], ["out", 715], ["in", 770], ["out", 850]).hasCome).toBe(true);
  });

  it("is on a break since it began, and back since it ended", () => {
    const resting = seen([morning], 640, ["in", 530], ["break_start", 600]);
    expect(resting).toMatchObject({ whereabouts: "resting", breakSince: minute(600), lastAt: minute(530) });
    const back = seen([morning], 640, ["in", 530], ["break_start", 600], ["break_end", 630]);
    expect(back).toMatchObject({ whereabouts: "there", breakSince: undefined, lastAt: minute(630) });
  });
});
