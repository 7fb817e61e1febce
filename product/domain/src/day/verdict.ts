/**
 * The gate's verdict about a person: let them in, ask first, or stop. One rule for the server and for a device that is
 * offline: data in, verdict out, and the gravest finding decides.
 */
import type { Verdict } from "@product/domain/clearance/verdict";
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import type { PassCheck } from "./pass-code.ts";
import type { MadePunch, Whereabouts } from "./punches.ts";

const lights = ["go", "ask", "stop"] as const;
export type Light = (typeof lights)[number];

/** A shift of this event that they have a place on. */
export type ShiftAtGate = { startsAt: Instant; endsAt: Instant; gate: string };

export type PersonAtGate = {
  clearance: Verdict;
  shifts: readonly ShiftAtGate[];
  /** Has a shift at another event at this time. */
  isExpectedElsewhere: boolean;
  whereabouts: Whereabouts;
  /** Have come to the shift that is nearest, also where they have left since: then they are late for nothing. */
  hasCome: boolean;
  /** When they last came in, went out or came back from a break. */
  lastAt: Instant | undefined;
  /** When the break began that they are on. */
  breakSince: Instant | undefined;
};

export const gateModes = ["auto", "in", "out", "break"] as const;
export type GateMode = (typeof gateModes)[number];

export type GateAsk = {
  now: Instant;
  /**
   * `auto`: in for who is away, out for who is there. `break`: to a break for who is there. From a break people come back in every
   * mode but `out`.
   */
  mode: GateMode;
  /** Where the device stands; empty for any gate. */
  gate: string;
};

/** The gravest first: the first that is found speaks. */
export const gateCodes = [
  "pass-unknown",
  "pass-forged",
  "pass-too-old",
  "not-allowed",
  "wrong-event",
  "wrong-day",
  "not-expected",
  "shift-over",
  "wrong-gate",
  "early",
  "late",
  "owes-papers",
  "gate-first",
  "not-in",
  "compare-photo",
  "already-in",
  "zone-out",
  "zone-in",
  "from-break",
  "to-break",
  "out",
  "in",
] as const;
export type GateCode = (typeof gateCodes)[number];

export type GateVerdict = {
  light: Light;
  code: GateCode;
  /** Minutes early or late, or that a break took; nought otherwise. */
  minutes: number;
  /** The punch that follows at once, or once somebody has asked; none where there is nothing to write. */
  punch: MadePunch | undefined;
  /** The shift that it is about. */
  shift: ShiftAtGate | undefined;
};

/** From an hour before a shift until half an hour after its start people come as they should. */
const earliestMinutes = 60;
const latestMinutes = 30;
/** A second scan means that someone goes, if it comes this much later. */
const outAfterMinutes = 10;
const dayMinutes = 18 * 60;

export function gateVerdict(check: PassCheck, person: PersonAtGate | undefined, ask: GateAsk): GateVerdict {
  const shift = person && nearestTo(ask.now, person.shifts);
  const move = person ? moveOf(person, ask) : "in";
  const plain: GateVerdict = { light: "go", code: move, minutes: 0, punch: punchOf[move], shift };
  const found = [...passFindings(check), ...(person ? findingsOf(move, person, shift, ask) : [])];
  const gravest = found.toSorted((a, b) => gateCodes.indexOf(a.code) - gateCodes.indexOf(b.code))[0];
  if (!person) return { ...plain, light: "stop", code: gravest?.code ?? "pass-unknown", punch: undefined };
  if (gravest?.light === "stop") return { ...plain, light: "stop", code: gravest.code, punch: undefined };
  if (move === "from-break")
    return { ...plain, minutes: Math.round(minutesBetween(person.breakSince ?? ask.now, ask.now)) };
  if (move === "not-in") return { ...plain, light: "ask" };
  if (move !== "in" || !gravest) return plain;
  return { ...plain, light: gravest.light, code: gravest.code, minutes: gravest.minutes ?? 0 };
}

/** The movement that a scan stands for. */
type Move = "in" | "out" | "to-break" | "from-break" | "already-in" | "not-in";

const punchOf: Readonly<Record<Move, MadePunch | undefined>> = {
  in: "in",
  out: "out",
  "to-break": "break_start",
  "from-break": "break_end",
  "already-in": undefined,
  "not-in": "out",
};

type Finding = { code: GateCode; light: "ask" | "stop"; minutes?: number };
const stop = (code: GateCode): Finding => ({ code, light: "stop" });
const question = (code: GateCode, minutes = 0): Finding => ({ code, light: "ask", minutes });

/** Within one step of time all is well; up to two minutes apart the clocks may be wrong, and a look at the photo settles it. */
export function passFindings(check: PassCheck): Finding[] {
  if (check.is === "unknown") return [stop("pass-unknown")];
  if (check.is === "forged") return [stop("pass-forged")];
  if (check.is !== "signed") return [question("compare-photo")];
  const off = Math.abs(check.stepsOff);
  return off <= 1 ? [] : off <= 4 ? [question("compare-photo")] : [stop("pass-too-old")];
}

/** Findings against letting a person in. */
function comingFindings(person: PersonAtGate, shift: ShiftAtGate | undefined, { now, gate }: GateAsk): Finding[] {
  const found: Finding[] = [];
  if (person.clearance === "BLOCK") found.push(stop("not-allowed"));
  if (person.clearance === "WARN") found.push(question("owes-papers"));
  if (!shift) return [...found, person.isExpectedElsewhere ? stop("wrong-event") : stop("not-expected")];
  const [until, since] = [minutesBetween(now, shift.startsAt), minutesBetween(shift.startsAt, now)];
  if (until > dayMinutes) return [...found, person.isExpectedElsewhere ? stop("wrong-event") : stop("wrong-day")];
  if (now >= shift.endsAt)
    found.push(minutesBetween(shift.endsAt, now) > dayMinutes ? stop("wrong-day") : question("shift-over"));
  else if (until > earliestMinutes) found.push(question("early", Math.round(until)));
  else if (since > latestMinutes && !person.hasCome) found.push(question("late", Math.round(since)));
  if (gate && shift.gate && shift.gate !== gate) found.push(question("wrong-gate"));
  return found;
}

/**
 * A person inside may leave, or take a break, whatever is wrong with their papers, but not with another person's pass.
 * Returning from a break needs the clearance to work.
 */
function findingsOf(move: Move, person: PersonAtGate, shift: ShiftAtGate | undefined, ask: GateAsk): Finding[] {
  if (move === "in") return comingFindings(person, shift, ask);
  return move === "from-break" && person.clearance === "BLOCK" ? [stop("not-allowed")] : [];
}

function moveOf({ whereabouts, lastAt }: PersonAtGate, { now, mode }: GateAsk): Move {
  if (whereabouts === "away") return mode === "out" ? "not-in" : "in";
  if (mode === "out") return "out";
  if (whereabouts === "resting") return "from-break";
  if (mode === "break") return "to-break";
  const isLongAgo = lastAt === undefined || minutesBetween(lastAt, now) >= outAfterMinutes;
  return mode === "auto" && isLongAgo ? "out" : "already-in";
}

/** The one that is on, or the one that is nearest in time. */
export function nearestTo<Shift extends ShiftAtGate>(now: Instant, shifts: readonly Shift[]): Shift | undefined {
  const away = ({ startsAt, endsAt }: ShiftAtGate) => Math.max(startsAt - now, now - endsAt, 0);
  return shifts.toSorted((a, b) => away(a) - away(b) || a.startsAt - b.startsAt)[0];
}
