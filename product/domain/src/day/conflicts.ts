/** What can be wrong with a scan that waited on a device. It is kept whatever it is; some are written all the same. */
import type { Instant } from "@product/domain/time/instant";
import { standingPunches, type PunchFact } from "./punches.ts";
import type { PunchOddity } from "./kept-punches.ts";
import type { GateCode, GateVerdict } from "./verdict.ts";

export type ConflictReason =
  | "not-signed"
  | "other-event"
  | "impossible-time"
  | "device-revoked"
  | "sent-late"
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

/** What was scanned with a device that had been revoked or handed over by then is for the office to judge. */
export const isAfterHolding = (at: Instant, { until }: Pick<Held, "until">): boolean =>
  until !== undefined && at > until + offMs;

/** Days later the office has settled what was missing, so nothing is written without it. */
export const isLongAgo = (at: Instant, now: Instant): boolean => at < now - longestWaitMs;

/**
 * What is odd about letting someone in or out whom the gate let through without a net. They did come or go, so a punch is written
 * for everyone who has a place here; but the office gets to know. Another gate may have let them through since, which could not know
 * of this: then the same way stands twice, whichever of the two came first.
 */
export function oddityOf(
  { light, code, punch }: GateVerdict,
  { kind, at }: { kind: "in" | "out"; at: Instant },
  punches: readonly PunchFact[],
): ConflictReason | undefined {
  if (light === "stop" || code === "not-in") return code;
  if (punch !== kind) return code;
  const next = standingPunches(punches).find((other) => other.at > at);
  return next?.kind === kind ? (kind === "in" ? "already-in" : "not-in") : undefined;
}
