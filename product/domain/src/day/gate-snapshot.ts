/**
 * The snapshot of an event with which a device judges offline: the people with a place, their clearance for these days,
 * and the public halves of their phones' keys. Short, since ten thousand people have to fit into three megabytes.
 */
import { verdicts, type Reason, type Verdict } from "@product/domain/clearance/verdict";
import type { Instant } from "@product/domain/time/instant";
import type { KeyAlgorithm, PassCheck, ReadCode } from "./pass-code.ts";
import { personAtGate, type KnownOf } from "./person-at-gate.ts";
import { standingPunches, type MadePunch, type PunchFact } from "./punches.ts";
import { gateVerdict, nearestTo, type GateAsk, type GateVerdict, type ShiftAtGate } from "./verdict.ts";
import { zoneVerdict } from "./zones.ts";

export type ShiftInSnapshot = ShiftAtGate & { title: string; zone: string; restMinutes: number };

/** On which shift, in which role, and a letter for each of the days: the first of ALLOW, WARN or BLOCK. */
export type PlaceInSnapshot = readonly [shift: number, role: number, clearances: string];

export type PersonInSnapshot = {
  code: string;
  name: string;
  /** The beginning of the hash of their pass code; none where they never opened their pass. */
  pass?: string | undefined;
  key?: { algorithm: KeyAlgorithm; publicKey: string } | undefined;
  places: readonly PlaceInSnapshot[];
  elsewhere: readonly (readonly [from: Instant, until: Instant])[];
  punches: readonly (readonly [kind: MadePunch, at: Instant])[];
  /** Equipment to give back, each as its kind and its number; missing where there is none. */
  loans?: readonly (readonly [item: number, number: string])[] | undefined;
  /** Why they may not, for supervisors. */
  reason?: Reason | undefined;
};

export type GateSnapshot = {
  eventId: string;
  /** All that was written by then is in it. */
  madeAt: Instant;
  /** The server's time when the device got it, by which it puts its own clock right. */
  givenAt: Instant;
  /** Then nobody is judged by it any more, and the server says that it is to go. */
  until: Instant;
  /** When the days begin for which the clearances stand. */
  days: readonly Instant[];
  shifts: readonly ShiftInSnapshot[];
  roles: readonly { en: string; es: string }[];
  people: readonly PersonInSnapshot[];
  /** The kinds of what somebody has to give back; missing in a list of before. */
  items?: readonly { en: string; es: string }[];
  /** Whether the device is being tried out; missing in a list of before. */
  isTraining?: boolean;
  /** For a device at the door of a zone: the codes of the people who are in it. */
  inZone?: readonly string[] | undefined;
};

/** A person let in or out, to a break or back, by a device, as it waits to be sent. */
export type QueuedScan = {
  client: string;
  eventId: string;
  /** The code as scanned or typed. */
  code: string;
  kind: MadePunch;
  at: Instant;
  signature: string;
};

/** A scan taken back that the server may have heard of: a request whose answer was lost may have been carried out. `code`: its `client`. */
export type QueuedUndo = Omit<QueuedScan, "kind"> & { kind: "void" };
export type Queued = QueuedScan | QueuedUndo;

/** The text that the device signs for a scan. */
export const scanText = ({ client, eventId, code, kind, at }: Omit<Queued, "signature">): string =>
  [client, eventId, kind, at, code].join("\n");

/** In the order in which they are written, whatever the order in which they come in. */
export const inOrder = <Scan extends Pick<QueuedScan, "at" | "client">>(scans: readonly Scan[]): Scan[] =>
  scans.toSorted((a, b) => a.at - b.at || (a.client < b.client ? -1 : 1));

/** Those that nobody has taken back. */
export function standingScans<Kept extends Queued>(queued: readonly Kept[]): Extract<Kept, { kind: MadePunch }>[] {
  const undone = new Set(queued.flatMap(({ kind, code }) => (kind === "void" ? [code] : [])));
  return queued.filter(
    (scan): scan is Extract<Kept, { kind: MadePunch }> => scan.kind !== "void" && !undone.has(scan.client),
  );
}

/** The list as it will be once these are taken back: it tells of them still. */
export function withoutUndone(
  snapshot: GateSnapshot,
  person: PersonInSnapshot,
  undone: readonly Pick<Queued, "kind" | "at">[],
): { snapshot: GateSnapshot; person: PersonInSnapshot } {
  const last = undone.at(-1);
  if (!last) return { snapshot, person };
  const others = snapshot.inZone?.filter((code) => code !== person.code);
  const inZone = others && last.kind === "out" ? [...others, person.code] : others;
  const punches = person.punches.filter(([, at]) => undone.every((scan) => scan.at !== at));
  return { snapshot: { ...snapshot, inZone }, person: { ...person, punches } };
}

/** So much of the hash of a pass code finds its person. */
export const passMarkLength = 22;

export function personBehind(
  { people }: GateSnapshot,
  read: ReadCode,
  passMark: string | undefined,
): PersonInSnapshot | undefined {
  if (read.is === "nothing") return undefined;
  if (read.is === "worker") return people.find(({ code }) => code === read.workerCode);
  return people.find(({ pass }) => pass !== undefined && pass === passMark);
}

/** The codes of everyone, those first whose shift is on or begins next, and last those whose shifts are over. */
export function nextToCome({ people, shifts }: GateSnapshot, now: Instant): string[] {
  const wait = ({ places }: PersonInSnapshot) =>
    Math.min(...places.map(([shift]) => waitFor(shifts[shift]!, now)), Infinity);
  return people.toSorted((a, b) => wait(a) - wait(b)).map(({ code }) => code);
}

const waitFor = ({ startsAt, endsAt }: ShiftAtGate, now: Instant): number =>
  endsAt < now ? Number.MAX_SAFE_INTEGER : Math.max(0, startsAt - now);

export type JudgedOffline = {
  verdict: GateVerdict;
  place: (ShiftInSnapshot & { role: number }) | undefined;
  lastAt: Instant | undefined;
};

/** By the one rule of the gate. `scanned`: what this device has let in and out of them since. */
export function judgeOffline(
  snapshot: GateSnapshot,
  person: PersonInSnapshot | undefined,
  check: PassCheck,
  scanned: readonly Pick<QueuedScan, "client" | "kind" | "at">[],
  ask: GateAsk,
): JudgedOffline {
  if (!person) return { verdict: gateVerdict({ is: "unknown" }, undefined, ask), place: undefined, lastAt: undefined };
  if (snapshot.inZone) return judgeAtZone(snapshot, snapshot.inZone, person, check, scanned, ask);
  const { facts, places } = factsOffline(snapshot, person, scanned, ask.now);
  return { verdict: gateVerdict(check, facts, ask), place: nearestTo(ask.now, places), lastAt: facts.lastAt };
}

function factsOffline(
  snapshot: GateSnapshot,
  person: PersonInSnapshot,
  scanned: readonly Pick<QueuedScan, "client" | "kind" | "at">[],
  now: Instant,
) {
  const places = person.places.map(([shift, role, clearances]) => ({ ...snapshot.shifts[shift]!, role, clearances }));
  const punches: PunchFact[] = [
    ...person.punches.map(([kind, at], n) => ({ id: String(n), kind, at })),
    ...scanned.map(({ client, kind, at }) => ({ id: client, kind, at })),
  ];
  const elsewhere = person.elsewhere.map(([startsAt, endsAt]) => ({ startsAt, endsAt }));
  const day = Math.max(
    0,
    snapshot.days.findLastIndex((begins) => begins <= now),
  );
  const facts = personAtGate({ places, elsewhere, punches }, now, (place) => verdictOf(place?.clearances[day]));
  return { facts, places };
}

/** At a zone the scans of the device are ways in and out of it, and no punches. */
function judgeAtZone(
  snapshot: GateSnapshot,
  inZone: readonly string[],
  person: PersonInSnapshot,
  check: PassCheck,
  scanned: readonly Pick<QueuedScan, "kind" | "at">[],
  ask: GateAsk,
): JudgedOffline {
  const at = factsOffline(snapshot, person, [], ask.now);
  const last = scanned.toSorted((a, b) => a.at - b.at).at(-1);
  const isIn = last ? last.kind === "in" : inZone.includes(person.code);
  return { verdict: zoneVerdict(check, at.facts, isIn, ask), place: nearestTo(ask.now, at.places), lastAt: last?.at };
}

/** As much of what is known of someone as the rule will ask for. */
export const keptOf = <Place extends ShiftAtGate & { shift: number; role: number }>(
  { places, elsewhere, punches }: KnownOf<Place>,
  clearancesOn: (place: Place) => readonly Verdict[],
): Pick<PersonInSnapshot, "places" | "elsewhere" | "punches"> => ({
  places: places.map((place) => [place.shift, place.role, clearancesOn(place).map(letterOf).join("")]),
  elsewhere: elsewhere.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
  punches: standingPunches(punches).flatMap(({ kind, at }) => (kind === "void" ? [] : [[kind, at] as const])),
});

const letterOf = (verdict: Verdict): string => verdict[0]!;
const verdictOf = (letter: string | undefined): Verdict => verdicts.find((verdict) => verdict[0] === letter) ?? "BLOCK";

/** Whether what is kept may still be used. It is the clock of the device that says so, which may be wrong: nothing goes by it. */
export const isStillGood = ({ until }: Pick<GateSnapshot, "until">, now: Instant): boolean => now < until;
