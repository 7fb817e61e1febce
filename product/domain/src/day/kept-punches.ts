/** Punches that people make on their own phone: kept there with the time of the tap until the server has answered for each by name. */
import type { Instant } from "@product/domain/time/instant";
import { isLongAgo } from "./conflicts.ts";
import { nextPunches, type PunchKind, type Whereabouts } from "./punches.ts";

export type OwnPunchKind = Exclude<PunchKind, "void">;
export const ownPunchKinds = ["in", "out", "break_start", "break_end"] as const satisfies readonly OwnPunchKind[];

export type KeptPunch = {
  client: string;
  /** Code of the pass that was open. */
  code: string;
  /** Id of the event whose shift was shown. */
  eventId: string;
  kind: OwnPunchKind;
  /** When it was tapped, by the server's clock as far as the phone knew it. */
  at: Instant;
  /** Where the phone was, where the event asks for it. */
  position: string;
};

/** The text that the phone signs for a punch. */
export const keptPunchText = ({ client, code, eventId, kind, at, position }: KeptPunch): string =>
  ["punch", client, code, eventId, kind, at, position].join("\n");

/** `aside`: the office looks at it. `refused`: nobody can say which shift it is of. `not-theirs`: of another pass, which alone can send it. */
export type PunchFate = "taken" | "aside" | "refused" | "not-theirs";
export type PunchAnswer = { client: string; is: PunchFate };

/** Why the office has to look at it. */
export type PunchOddity = "not-signed" | "impossible-time" | "clock-moved" | "no-self-clocking" | "does-not-follow";

/** A phone on a slow net is heard this much later, and one that was heard this soon needs no other proof of the time. */
const soonMs = 2 * 60_000;

export const hasWaited = (at: Instant, now: Instant): boolean => now - at > 60_000;

type Known = {
  /** The phone's estimate of the server's time when it sent the punch. */
  sentAt: Instant;
  isSigned: boolean;
  mayClock: boolean;
  /** When it was tapped. */
  whereabouts: Whereabouts;
};

/** Not of a time to come, and not older than the office would still look for. */
export const isPossibleTap = (at: Instant, now: Instant): boolean => at <= now + soonMs && !isLongAgo(at, now);

/** Everything that is wrong with it is told to the office, and then nothing of it is written by itself. */
export function oddityOfPunch(
  { kind, at }: Pick<KeptPunch, "kind" | "at">,
  now: Instant,
  { sentAt, isSigned, mayClock, whereabouts }: Known,
): PunchOddity | undefined {
  if (!isPossibleTap(at, now)) return "impossible-time";
  if (Math.abs(now - sentAt) > soonMs) return "clock-moved";
  if (!isSigned && now - at > soonMs) return "not-signed";
  if (!mayClock) return "no-self-clocking";
  return nextPunches[whereabouts].includes(kind) ? undefined : "does-not-follow";
}
