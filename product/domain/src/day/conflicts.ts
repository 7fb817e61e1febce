/**
 * Conflicts of a scan that waited on a device. The scan is always kept; some conflicting scans are written as punches
 * all the same.
 */
import type { Instant } from "@product/domain/time/instant";
import { standingPunches, undoMs, type MadePunch, type PunchFact } from "./punches.ts";
import type { PunchOddity } from "./kept-punches.ts";
import type { GateCode, GateMode, GateVerdict } from "./verdict.ts";

export type ConflictReason =
  | "not-signed"
  | "other-event"
  | "impossible-time"
  | "device-revoked"
  | "sent-late"
  | "no-show"
  | "hours-closed"
  | "cannot-work"
  | "practice"
  | "sent-for-another"
  | PunchOddity
  | GateCode;

/** A clock that was put right may still be a little off. */
const offMs = 2 * 60_000;
const longestWaitMs = 7 * 24 * 3_600_000;

/** From when a phone held its device, and until when where it was revoked or handed over. */
export type Held = { since: Instant; until: Instant | undefined };

/** However long it has waited: it can be of no time before the phone had the device, and of none to come. */
export const isPossibleTime = (at: Instant, now: Instant, { since }: Pick<Held, "since">): boolean =>
  at <= now + offMs && at >= since - offMs;

/** The office judges scans by a device that had been revoked or handed over by then. */
export const isAfterHolding = (at: Instant, { until }: Pick<Held, "until">): boolean =>
  until !== undefined && at > until + offMs;

/** Made while the device was being tried out, in whatever mode it is by now: never written, and the office sees whom it was about. */
export const isPractice = (at: Instant, trainings: readonly Held[]): boolean =>
  trainings.some(({ since, until }) => at >= since && (until === undefined || at <= until));

/** Days later the office has settled what was missing, so nothing is written without it. */
export const isLongAgo = (at: Instant, now: Instant): boolean => at < now - longestWaitMs;

/** By the device that scanned, whose clock may be a little off that of the server. */
export const isUndoneInTime = (undoneAt: Instant, madeAt: Instant): boolean => undoneAt <= madeAt + undoMs + offMs;

/** As which a scan that waited is judged. */
export const modeOf = (kind: MadePunch): GateMode => (kind === "in" || kind === "out" ? kind : "break");

/** A person let in while on a break came back from it: the device had not been told of the break. */
export const punchOfScan = (kind: MadePunch, { punch }: GateVerdict): MadePunch =>
  kind === "in" && punch === "break_end" ? punch : kind;

/**
 * The oddity of letting a person in or out whom the gate let through while offline. The person did come or go, so a
 * punch is written for everyone who has a place here; but the office is told. Another gate may have let them through
 * since, unaware of this: then the same direction stands twice, whichever of the two came first.
 */
export function oddityOf(
  { light, code, punch }: GateVerdict,
  { kind, at }: { kind: MadePunch; at: Instant },
  punches: readonly PunchFact[],
): ConflictReason | undefined {
  if (light === "stop" || code === "not-in") return code;
  // To a break, or back from it, and not there at all.
  if (modeOf(kind) === "break" && punch === "in") return "not-in";
  if (punch !== kind) return code;
  const next = standingPunches(punches).find((other) => other.at > at);
  if (next?.kind !== kind) return undefined;
  return kind === "in" ? "already-in" : kind === "out" ? "not-in" : undefined;
}
