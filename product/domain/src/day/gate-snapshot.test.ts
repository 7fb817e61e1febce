import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdicts } from "@product/domain/clearance/verdict";
import type { Instant } from "@product/domain/time/instant";
import {
  inOrder,
  isStillGood,
  judgeOffline,
  keptOf,
  personBehind,
  scanText,
  type GateSnapshot,
} from "./gate-snapshot.ts";
import type { PassCheck } from "./pass-code.ts";
import { passCheckOf, personAtGate } from "./person-at-gate.ts";
import { punchKinds, type PunchFact } from "./punches.ts";
import { gateVerdict, type GateAsk } from "./verdict.ts";

const minute = (n: number) => (n * 60_000) as Instant;
const day = 1440;
const days = [0, 1, 2].map((n) => minute(n * day));
const spans = (most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -3000, max: 6000 }), fc.integer({ min: 60, max: 900 }), fc.constantFrom("", "A", "B"))
      .map(([from, long, gate]) => ({ startsAt: minute(from), endsAt: minute(from + long), gate })),
    { maxLength: most },
  );
const cleared = fc.array(fc.constantFrom(...verdicts), { minLength: 3, maxLength: 3 });
const punches = fc.array(fc.tuple(fc.constantFrom(...punchKinds), fc.integer({ min: -1500, max: 4000 }), fc.nat(5)), {
  maxLength: 8,
});
const checks: fc.Arbitrary<PassCheck> = fc.oneof(
  fc.constantFrom<PassCheck>({ is: "forged" }, { is: "static" }, { is: "typed" }, { is: "unknown-key" }),
  fc.integer({ min: -6, max: 6 }).map((stepsOff) => ({ is: "signed" as const, stepsOff })),
);
const asking: fc.Arbitrary<GateAsk> = fc.record({
  now: fc.integer({ min: 0, max: 3 * day - 1 }).map(minute),
  mode: fc.constantFrom("auto", "in", "out"),
  gate: fc.constantFrom("", "A"),
});

describe("a device without a net", () => {
  it("says what the server says", () =>
    fc.assert(
      fc.property(
        fc.tuple(spans(4), fc.array(cleared, { minLength: 4, maxLength: 4 }), spans(2)),
        fc.tuple(punches, fc.array(fc.tuple(fc.constantFrom("in" as const, "out" as const), fc.nat(4000)))),
        checks,
        asking,
        ([here, clearances, elsewhere], [made, later], check, ask) => {
          // Clearances by shift: in one role a person may work, in the other not.
          const places = here.map((shift, n) => ({ ...shift, shift: n, role: 0, by: clearances[n]! }));
          const facts = made.map<PunchFact>(([kind, at, voids], n) => ({
            id: String(n),
            kind,
            at: minute(at),
            voids: kind === "void" ? String(voids) : null,
          }));
          const scanned = later.map(([kind, at], n) => ({ client: `scan ${n}`, kind, at: minute(at) }));
          const known = { places, elsewhere, punches: facts };
          const today = Math.floor(ask.now / minute(day));
          const online = gateVerdict(
            check,
            personAtGate(
              { ...known, punches: [...facts, ...scanned.map(({ client, ...scan }) => ({ id: client, ...scan }))] },
              ask.now,
              (place) => place?.by[today] ?? "BLOCK",
            ),
            ask,
          );
          const snapshot = carried(
            places,
            keptOf(known, ({ by }) => by),
          );
          expect(judgeOffline(snapshot, snapshot.people[0], check, scanned, ask).verdict).toEqual(online);
        },
      ),
      { numRuns: 2_000, seed: 21 },
    ));

  it("stops whom it does not know", () => {
    const nobody = carried([], { places: [], elsewhere: [], punches: [] });
    const ask: GateAsk = { now: minute(5), mode: "auto", gate: "" };
    expect(personBehind(nobody, { is: "worker", workerCode: "W-9999" }, undefined)).toBeUndefined();
    expect(judgeOffline(nobody, undefined, { is: "typed" }, [], ask).verdict).toMatchObject({
      light: "stop",
      code: "pass-unknown",
    });
  });

  it("knows people by the code of their pass or their own, and never by the lack of a pass", () => {
    const one = carried([], { places: [], elsewhere: [], punches: [] });
    expect(personBehind(one, { is: "worker", workerCode: "W-1234" }, undefined)?.name).toBe("Ane");
    expect(personBehind(one, { is: "pass", code: "x" }, undefined)).toBeUndefined();
    expect(personBehind(one, { is: "nothing" }, undefined)).toBeUndefined();
  });

  it("keeps nothing of an event that is over", () => {
    expect([9, 10].map((at) => isStillGood({ until: minute(10) }, minute(at)))).toEqual([true, false]);
  });

  it("keeps ten thousand people in three megabytes", () => {
    const kept = keptOf({ places: [at(0)], elsewhere: [], punches: [] }, () => ["ALLOW", "ALLOW", "WARN"]);
    const people = Array.from({ length: 10_000 }, (_, n) => ({
      code: `W-${n}`,
      name: "Maialen Etxeberria Goikoetxea",
      pass: "A".repeat(22),
      key: { algorithm: "Ed25519" as const, publicKey: "B".repeat(59) },
      ...kept,
      punches: [["in", 1_800_000_000_000 as Instant] as const],
    }));
    expect(JSON.stringify({ ...carried([], kept), people }).length).toBeLessThan(3_000_000);
  });
});

describe("scans that waited", () => {
  const scan = (client: string, at: number) => ({
    client,
    eventId: "e",
    code: "W-1",
    kind: "in" as const,
    at: minute(at),
  });

  it("are written in one order, in whatever order they come", () => {
    const [a, b, c] = [scan("a", 2), scan("b", 1), scan("c", 1)];
    for (const sent of [
      [a, b, c],
      [c, b, a],
    ])
      expect(inOrder(sent)).toEqual([b, c, a]);
  });

  it("are signed with all that they say", () => {
    const texts = [scan("a", 1), scan("b", 1), scan("a", 2), { ...scan("a", 1), kind: "out" as const }].map(scanText);
    expect(new Set(texts).size).toBe(4);
  });
});

it("A code is worth what is known of its pass", () => {
  const signed = { is: "pass" as const, code: "c", step: 7, signature: "s" };
  expect([
    passCheckOf({ is: "nothing" }, undefined, minute(0)),
    passCheckOf({ is: "worker", workerCode: "W-1" }, undefined, minute(0)),
    passCheckOf({ is: "pass", code: "c" }, undefined, minute(0)),
    passCheckOf(signed, undefined, minute(0)),
    passCheckOf(signed, false, minute(0)),
    passCheckOf(signed, true, minute(4)),
  ]).toEqual([
    { is: "unknown" },
    { is: "typed" },
    { is: "static" },
    { is: "unknown-key" },
    { is: "forged" },
    { is: "signed", stepsOff: 1 },
  ]);
});

const at = (from: number) => ({ startsAt: minute(from), endsAt: minute(from + 480), gate: "", shift: 0, role: 0 });

/** As it comes out of the box on the other side. */
function carried(
  shifts: readonly { startsAt: Instant; endsAt: Instant; gate: string }[],
  kept: ReturnType<typeof keptOf>,
): GateSnapshot {
  const snapshot: GateSnapshot = {
    eventId: "e",
    madeAt: minute(0),
    until: minute(99_999),
    days,
    shifts: shifts.map(({ startsAt, endsAt, gate }) => ({
      startsAt,
      endsAt,
      gate,
      title: "",
      zone: "",
      restMinutes: 0,
    })),
    roles: [{ en: "Waiter", es: "Camarero" }],
    people: [{ code: "W-1234", name: "Ane", pass: "p".repeat(22), ...kept }],
  };
  return JSON.parse(JSON.stringify(snapshot)) as GateSnapshot;
}
