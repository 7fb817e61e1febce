import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { isAfterHolding, isLongAgo, isPossibleTime, modeOf, oddityOf, punchOfScan } from "./conflicts.ts";
import type { MadePunch, PunchFact } from "./punches.ts";
import type { GateVerdict } from "./verdict.ts";

const verdict = (light: GateVerdict["light"], code: GateVerdict["code"], punch: GateVerdict["punch"]): GateVerdict => ({
  light,
  code,
  punch,
  minutes: 0,
  shift: undefined,
});

const noon = 1_800_000_000_000 as Instant;
const punch = (kind: PunchFact["kind"], minutes: number): PunchFact => ({
  id: `${kind} ${minutes}`,
  kind,
  at: (noon + minutes * 60_000) as Instant,
});
const odd = (scanVerdict: GateVerdict, kind: MadePunch, ...punches: PunchFact[]) =>
  oddityOf(scanVerdict, { kind, at: noon }, punches);

describe("a scan that waited", () => {
  it("is odd where the server would have said no, or something else", () => {
    expect(odd(verdict("stop", "not-allowed", undefined), "in")).toBe("not-allowed");
    expect(odd(verdict("go", "already-in", undefined), "in")).toBe("already-in");
    expect(odd(verdict("ask", "not-in", "out"), "out")).toBe("not-in");
  });

  it("is not odd where somebody asked and let them in, or let them go", () => {
    expect(odd(verdict("ask", "late", "in"), "in")).toBeUndefined();
    expect(odd(verdict("ask", "compare-photo", "in"), "in")).toBeUndefined();
    expect(odd(verdict("go", "out", "out"), "out")).toBeUndefined();
  });

  it("is odd where another gate has let them through the same way since, and had not been told of this", () => {
    expect(odd(verdict("go", "in", "in"), "in", punch("in", 20))).toBe("already-in");
    expect(odd(verdict("go", "out", "out"), "out", punch("in", -60), punch("out", 5))).toBe("not-in");
    expect(odd(verdict("go", "in", "in"), "in", punch("out", 15), punch("in", 20))).toBeUndefined();
    const takenBack = [punch("in", 20), { ...punch("void", 21), voids: "in 20" }];
    expect(odd(verdict("go", "in", "in"), "in", ...takenBack)).toBeUndefined();
  });

  it("to a break or back is odd where they were not there, or the break is another's", () => {
    expect((["in", "out", "break_start", "break_end"] as const).map(modeOf)).toEqual(["in", "out", "break", "break"]);
    expect(odd(verdict("go", "to-break", "break_start"), "break_start")).toBeUndefined();
    expect(odd(verdict("go", "from-break", "break_end"), "break_end")).toBeUndefined();
    expect(odd(verdict("go", "from-break", "break_end"), "break_start")).toBe("from-break");
    expect(odd(verdict("go", "to-break", "break_start"), "break_end")).toBe("to-break");
    expect(odd(verdict("ask", "early", "in"), "break_end")).toBe("not-in");
  });

  it("lets in who was on a break as back from it", () => {
    const back = verdict("go", "from-break", "break_end");
    expect([punchOfScan("in", back), punchOfScan("out", back), punchOfScan("break_end", back)]).toEqual([
      "break_end",
      "out",
      "break_end",
    ]);
    expect(punchOfScan("in", verdict("ask", "late", "in"))).toBe("in");
  });

  it("cannot be of tomorrow, nor of before the phone had the device, and may else have waited for weeks", () => {
    const [minute, day] = [60_000, 86_400_000];
    const since = (noon - 30 * day) as Instant;
    const times = [noon + 2 * minute, noon + 3 * minute, noon - 29 * day, since - 2 * minute, since - 3 * minute];
    expect(times.map((at) => isPossibleTime(at as Instant, noon, { since }))).toEqual([true, false, true, true, false]);
  });

  it("is judged by the office where the device had been revoked by then, or a week has passed", () => {
    const [minute, day] = [60_000, 86_400_000];
    const after = [2, 3].map((minutes) => (noon + minutes * minute) as Instant);
    expect(after.map((at) => isAfterHolding(at, { until: noon }))).toEqual([false, true]);
    expect(isAfterHolding(noon, { until: undefined })).toBe(false);
    expect([7, 8].map((days) => isLongAgo((noon - days * day) as Instant, noon))).toEqual([false, true]);
  });
});
