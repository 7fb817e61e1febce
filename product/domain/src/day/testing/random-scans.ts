/** People and scans that nobody would think of, judged by the server and by a device that has only its list. */
import fc from "fast-check";
import { verdicts } from "@product/domain/clearance/verdict";
import { judgeOffline, keptOf, type GateSnapshot } from "@product/domain/day/gate-snapshot";
import type { PassCheck } from "@product/domain/day/pass-code";
import { personAtGate } from "@product/domain/day/person-at-gate";
import { punchKinds, type PunchFact } from "@product/domain/day/punches";
import { gateModes, gateVerdict, type GateAsk, type GateVerdict } from "@product/domain/day/verdict";
import type { Instant } from "@product/domain/time/instant";

export const minute = (n: number) => (n * 60_000) as Instant;
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
  mode: fc.constantFrom(...gateModes),
  gate: fc.constantFrom("", "A"),
});
const anyKind = punchKinds.filter((kind) => kind !== "void");
const scans = fc.array(fc.tuple(fc.constantFrom(...anyKind), fc.nat(4000)));
const anyScan = fc.record({
  here: spans(4),
  clearances: fc.array(cleared, { minLength: 4, maxLength: 4 }),
  elsewhere: spans(2),
  punches,
  later: scans,
  check: checks,
  ask: asking,
});
type AnyScan = typeof anyScan extends fc.Arbitrary<infer Scan> ? Scan : never;

/** Where the two differ, of so many of them. */
export const differencesOfScans = (seed: number, count: number): string[] =>
  fc.sample(anyScan, { seed, numRuns: count }).flatMap((scan) => {
    const [online, offline] = bothOf(scan);
    const isSame = shown(online) === shown(offline);
    return isSame ? [] : [`${shown(online)} with a net, ${shown(offline)} without: ${JSON.stringify(scan)}`];
  });

const shown = ({ light, code, punch, minutes, shift }: GateVerdict) =>
  [light, code, punch, minutes, shift?.startsAt, shift?.endsAt, shift?.gate].join(" ");

function bothOf({
  here,
  clearances,
  elsewhere,
  punches: punchList,
  later,
  check,
  ask,
}: AnyScan): [GateVerdict, GateVerdict] {
  // Clearances by shift: in one role a person may work, in the other not.
  const places = here.map((shift, n) => ({ ...shift, shift: n, role: 0, by: clearances[n]! }));
  const facts = punchList.map<PunchFact>(([kind, at, voids], n) => ({
    id: String(n),
    kind,
    at: minute(at),
    voids: kind === "void" ? String(voids) : null,
  }));
  const scanned = later.map(([kind, at], n) => ({ client: `scan ${n}`, kind, at: minute(at) }));
  const known = { places, elsewhere, punches: facts };
  const today = Math.floor(ask.now / minute(day));
  const everything = [...facts, ...scanned.map(({ client, ...scan }) => ({ id: client, ...scan }))];
  const person = personAtGate({ ...known, punches: everything }, ask.now, (place) => place?.by[today] ?? "BLOCK");
  const snapshot = carried(
    places,
    keptOf(known, ({ by }) => by),
  );
  return [gateVerdict(check, person, ask), judgeOffline(snapshot, snapshot.people[0], check, scanned, ask).verdict];
}

/** As it comes out of the box on the other side. */
export function carried(
  shifts: readonly { startsAt: Instant; endsAt: Instant; gate: string }[],
  kept: ReturnType<typeof keptOf>,
): GateSnapshot {
  const snapshot: GateSnapshot = {
    eventId: "e",
    madeAt: minute(0),
    givenAt: minute(0),
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
