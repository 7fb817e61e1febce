import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdicts } from "@product/domain/clearance/verdict";
import type { Instant } from "@product/domain/time/instant";
import { passAddress, readCode, stepAt, stepMs, type PassCheck } from "./pass-code.ts";
import { gateCodes, gateModes, gateVerdict, type GateAsk, type PersonAtGate } from "./verdict.ts";

const minute = (n: number) => (n * 60_000) as Instant;
const fresh: PassCheck = { is: "signed", stepsOff: 0 };
const noon = minute(720);
const evening = { startsAt: minute(720 + 20), endsAt: minute(720 + 500), gate: "" };
const maialen: PersonAtGate = {
  clearance: "ALLOW",
  shifts: [evening],
  isExpectedElsewhere: false,
  whereabouts: "away",
  hasCome: false,
  lastAt: undefined,
  breakSince: undefined,
};
const ask: GateAsk = { now: noon, mode: "auto", gate: "" };
const verdictOf = (person: Partial<PersonAtGate> = {}, how: Partial<GateAsk> = {}, check: PassCheck = fresh) => {
  const { light, code, punch } = gateVerdict(check, { ...maialen, ...person }, { ...ask, ...how });
  return [light, code, punch];
};
const at = (from: number, until = from + 480, gate = "") => ({ startsAt: minute(from), endsAt: minute(until), gate });

describe("the gate", () => {
  it("lets in who is expected now", () => expect(verdictOf()).toEqual(["go", "in", "in"]));

  it("lets out who came ten minutes ago or more, and says since when the others are in", () => {
    const there = { whereabouts: "there" as const, lastAt: minute(705) };
    expect(verdictOf(there)).toEqual(["go", "out", "out"]);
    expect(verdictOf({ ...there, lastAt: minute(711) })).toEqual(["go", "already-in", undefined]);
    expect(verdictOf({ ...there, lastAt: minute(711) }, { mode: "out" })).toEqual(["go", "out", "out"]);
    expect(verdictOf(there, { mode: "in" })).toEqual(["go", "already-in", undefined]);
    expect(verdictOf({}, { mode: "out" })).toEqual(["ask", "not-in", "out"]);
  });

  it("takes whoever is on a break back from it, whether it lets in only or out as well, and says how long it took", () => {
    const resting = { whereabouts: "resting" as const, lastAt: minute(300), breakSince: minute(688), hasCome: true };
    for (const mode of ["auto", "in", "break"] as const) {
      expect(verdictOf(resting, { mode }), mode).toEqual(["go", "from-break", "break_end"]);
      expect(gateVerdict(fresh, { ...maialen, ...resting }, { ...ask, mode }).minutes).toBe(32);
    }
    expect(verdictOf(resting, { mode: "out" }), "who goes home goes").toEqual(["go", "out", "out"]);
    expect(verdictOf({ ...resting, lastAt: noon }), "at once too").toEqual(["go", "from-break", "break_end"]);
    const long = { ...resting, shifts: [at(420)] };
    expect(verdictOf(long), "not three hundred minutes late").toEqual(["go", "from-break", "break_end"]);
    expect(verdictOf({ ...resting, clearance: "WARN" }, {}, { is: "typed" })).toEqual([
      "go",
      "from-break",
      "break_end",
    ]);
    expect(verdictOf({ ...resting, clearance: "BLOCK" })).toEqual(["stop", "not-allowed", undefined]);
    expect(verdictOf(resting, {}, { is: "forged" })).toEqual(["stop", "pass-forged", undefined]);
  });

  it("sends to a break who is there, and lets in who is not", () => {
    const there = { whereabouts: "there" as const, lastAt: minute(711), hasCome: true };
    expect(verdictOf(there, { mode: "break" })).toEqual(["go", "to-break", "break_start"]);
    expect(verdictOf({ ...there, clearance: "BLOCK" }, { mode: "break" })).toEqual(["go", "to-break", "break_start"]);
    expect(verdictOf({}, { mode: "break" })).toEqual(["go", "in", "in"]);
    expect(verdictOf(there, { mode: "break" }, { is: "signed", stepsOff: 9 })).toEqual([
      "stop",
      "pass-too-old",
      undefined,
    ]);
  });

  it("calls nobody late who has come and left since", () =>
    expect(verdictOf({ shifts: [at(420)], hasCome: true })).toEqual(["go", "in", "in"]));

  it("lets everyone out, whatever has become of their papers meanwhile", () =>
    expect(verdictOf({ whereabouts: "there", lastAt: minute(0), clearance: "BLOCK" })).toEqual(["go", "out", "out"]));

  it("stops who may not work, and who is expected elsewhere, on another day, or nowhere", () => {
    expect(verdictOf({ clearance: "BLOCK" })).toEqual(["stop", "not-allowed", undefined]);
    expect(verdictOf({ shifts: [], isExpectedElsewhere: true })).toEqual(["stop", "wrong-event", undefined]);
    expect(verdictOf({ shifts: [at(720 + 19 * 60)] })).toEqual(["stop", "wrong-day", undefined]);
    expect(verdictOf({ shifts: [at(-2000, -1500)] })).toEqual(["stop", "wrong-day", undefined]);
    expect(verdictOf({ shifts: [] })).toEqual(["stop", "not-expected", undefined]);
  });

  it("asks about who is early, late, at another gate, or owes papers", () => {
    expect(gateVerdict(fresh, { ...maialen, shifts: [at(792)] }, ask)).toMatchObject({
      light: "ask",
      code: "early",
      minutes: 72,
    });
    expect(verdictOf({ shifts: [at(780)] }), "an hour is early enough").toEqual(["go", "in", "in"]);
    expect(verdictOf({ shifts: [at(689)] })).toEqual(["ask", "late", "in"]);
    expect(verdictOf({ shifts: [at(720, 900, "B")] }, { gate: "A" })).toEqual(["ask", "wrong-gate", "in"]);
    expect(verdictOf({ clearance: "WARN" })).toEqual(["ask", "owes-papers", "in"]);
    expect(verdictOf({ shifts: [at(0, 600)] })).toEqual(["ask", "shift-over", "in"]);
  });

  it("compares the photo where the code is on paper, typed, or its clock is off", () => {
    for (const check of [
      { is: "static" },
      { is: "typed" },
      { is: "unknown-key" },
      { is: "signed", stepsOff: -4 },
    ] as const)
      expect(verdictOf({}, {}, check)).toEqual(["ask", "compare-photo", "in"]);
    expect(verdictOf({}, {}, { is: "signed", stepsOff: -1 })).toEqual(["go", "in", "in"]);
    expect(verdictOf({}, {}, { is: "signed", stepsOff: 5 })).toEqual(["stop", "pass-too-old", undefined]);
    expect(verdictOf({}, {}, { is: "forged" })).toEqual(["stop", "pass-forged", undefined]);
    expect(gateVerdict({ is: "unknown" }, undefined, ask)).toMatchObject({ light: "stop", code: "pass-unknown" });
  });
});

const shift = fc.tuple(
  fc.integer({ min: -3000, max: 3000 }),
  fc.integer({ min: 60, max: 900 }),
  fc.constantFrom("", "A", "B"),
);
const person = fc.record({
  clearance: fc.constantFrom(...verdicts),
  shifts: fc.array(
    shift.map(([from, long, gate]) => at(from, from + long, gate)),
    { maxLength: 4 },
  ),
  isExpectedElsewhere: fc.boolean(),
  whereabouts: fc.constantFrom("away" as const, "there" as const, "resting" as const),
  hasCome: fc.boolean(),
  lastAt: fc.option(fc.integer({ min: 0, max: 720 }).map(minute), { nil: undefined }),
  breakSince: fc.option(fc.integer({ min: 0, max: 720 }).map(minute), { nil: undefined }),
});
const check: fc.Arbitrary<PassCheck> = fc.oneof(
  fc.constantFrom<PassCheck>(
    { is: "unknown" },
    { is: "forged" },
    { is: "static" },
    { is: "typed" },
    { is: "unknown-key" },
  ),
  fc.integer({ min: -9, max: 9 }).map((stepsOff) => ({ is: "signed" as const, stepsOff })),
);
const asking = fc.record({
  now: fc.integer({ min: 0, max: 1440 }).map(minute),
  mode: fc.constantFrom(...gateModes),
  gate: fc.constantFrom("", "A"),
});

describe("whoever comes", () => {
  it("gets one answer, which lets nobody in who may not, and keeps nobody in", () =>
    fc.assert(
      fc.property(check, person, asking, (pass, who, how) => {
        const verdict = gateVerdict(pass, who, how);
        expect(gateVerdict(pass, { ...who, shifts: who.shifts.toReversed() }, how).light).toBe(verdict.light);
        expect(gateCodes).toContain(verdict.code);
        const isUnfit =
          pass.is === "unknown" || pass.is === "forged" || (pass.is === "signed" && Math.abs(pass.stepsOff) > 4);
        const { light, punch } = verdict;
        const isFit = who.clearance !== "BLOCK" && who.whereabouts === "away" && who.shifts.length > 0;
        const leaves = !isUnfit && who.whereabouts !== "away" && how.mode === "out";
        expect({
          "who is stopped is not written down": light !== "stop" || punch === undefined,
          "with an unfit pass everyone is stopped": !isUnfit || light === "stop",
          "only who may is let in": punch !== "in" || isFit,
          "only a code of a phone is green": light !== "go" || punch !== "in" || pass.is === "signed",
          "nobody is kept in": !leaves || (light === "go" && punch === "out"),
          "nobody who has come is late": verdict.code !== "late" || !who.hasCome,
          "only from a break one comes back": punch !== "break_end" || who.whereabouts === "resting",
          "only who is there goes to a break": punch !== "break_start" || who.whereabouts === "there",
        }).toEqual({
          "who is stopped is not written down": true,
          "with an unfit pass everyone is stopped": true,
          "only who may is let in": true,
          "only a code of a phone is green": true,
          "nobody is kept in": true,
          "nobody who has come is late": true,
          "only from a break one comes back": true,
          "only who is there goes to a break": true,
        });
      }),
      { numRuns: 2_000, seed: 16 },
    ));
});

describe("a code", () => {
  const code = "A".repeat(22);
  const signature = "s".repeat(86);

  it("is read from an address, from itself, or as the code of a worker", () => {
    expect(readCode(passAddress("https://x.test", code))).toEqual({ is: "pass", code });
    expect(readCode(` ${code}\n`)).toEqual({ is: "pass", code });
    const step = stepAt(minute(1_000_000));
    expect(readCode(passAddress("https://x.test", code, { step, signature }))).toEqual({
      is: "pass",
      code,
      step,
      signature,
    });
    expect(readCode("w 4f7k")).toEqual({ is: "worker", workerCode: "W-4F7K" });
    for (const text of ["", "hello", "https://x.test/?p=short", "x".repeat(600)])
      expect(readCode(text)).toEqual({ is: "nothing" });
  });

  it("is of one step of half a minute", () => {
    expect([0, stepMs - 1, stepMs].map((ms) => stepAt(ms as Instant))).toEqual([0, 0, 1]);
  });
});
