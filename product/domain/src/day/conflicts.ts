/** What can be wrong with a scan that waited on a device. It is kept whatever it is; some are written all the same. */
import type { Instant } from "@product/domain/time/instant";
import type { GateCode, GateVerdict } from "./verdict.ts";

export type ConflictReason = "not-signed" | "other-event" | "impossible-time" | GateCode;

/** A clock that was put right may still be a little ahead. */
const aheadMs = 2 * 60_000;
const longestWaitMs = 7 * 24 * 3_600_000;

export const isPossibleTime = (at: Instant, now: Instant): boolean => at <= now + aheadMs && at >= now - longestWaitMs;

/**
 * What is odd about letting someone in or out whom the gate let through without a net. They did come or go, so a punch is written
 * for everyone who has a place here; but the office gets to know.
 */
export function oddityOf({ light, code, punch }: GateVerdict, kind: "in" | "out"): ConflictReason | undefined {
  if (light === "stop" || code === "not-in") return code;
  return punch === kind ? undefined : code;
}
