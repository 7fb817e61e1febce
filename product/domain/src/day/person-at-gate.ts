/**
 * The gate's input about a person, from the known facts: on the server from its tables, on a device from its snapshot.
 */
import type { Verdict } from "@product/domain/clearance/verdict";
import type { Instant } from "@product/domain/time/instant";
import { stepAt, type PassCheck, type ReadCode } from "./pass-code.ts";
import { presencesOf, standingPunches, whereaboutsOf, type Presence, type PunchFact } from "./punches.ts";
import { nearestTo, type PersonAtGate, type ShiftAtGate } from "./verdict.ts";

const hour = 3_600_000;
/** A person who came longer ago than this, and was not seen to leave, no longer counts as present. */
export const longestStayMs = 18 * hour;
/** A shift elsewhere that is so near in time is where they are expected. */
export const elsewhereWithinMs = 3 * hour;

type Span = { startsAt: Instant; endsAt: Instant };

export type KnownOf<Place extends ShiftAtGate> = {
  /** Their places on shifts of this event. */
  places: readonly Place[];
  /** When they work at other events. */
  elsewhere: readonly Span[];
  /** Their punches at this event. */
  punches: readonly PunchFact[];
};

/** `clearanceOn` says whether they may work today on the shift that is nearest. */
export function personAtGate<Place extends ShiftAtGate>(
  { places, elsewhere, punches }: KnownOf<Place>,
  now: Instant,
  clearanceOn: (place: Place | undefined) => Verdict,
): PersonAtGate {
  const folded = presencesOf(standingPunches(punches).filter(({ at }) => at >= now - longestStayMs && at <= now));
  const last = folded.presences.at(-1);
  const nearest = nearestTo(now, places);
  return {
    clearance: clearanceOn(nearest),
    shifts: places.map(({ startsAt, endsAt, gate }) => ({ startsAt, endsAt, gate })),
    isExpectedElsewhere: elsewhere.some(
      ({ startsAt, endsAt }) => Math.max(startsAt - now, now - endsAt, 0) < elsewhereWithinMs,
    ),
    whereabouts: whereaboutsOf(folded),
    hasCome: nearest !== undefined && folded.presences.some((presence) => isFor(presence, nearest, places)),
    lastAt: last && ((last.until ?? Math.max(last.from, ...last.rests.flatMap(({ until }) => until ?? []))) as Instant),
    breakSince: last?.rests.find(({ until }) => until === undefined)?.from,
  };
}

/** They came for this shift, or were there when it was on. */
const isFor = ({ from, until }: Presence, shift: ShiftAtGate, shifts: readonly ShiftAtGate[]): boolean =>
  nearestTo(from, shifts) === shift || (from < shift.endsAt && (until ?? Infinity) > shift.startsAt);

/** The trust in a code. `isSigned`: by the known key of its pass; undefined where none is known. */
export function passCheckOf(read: ReadCode, isSigned: boolean | undefined, now: Instant): PassCheck {
  if (read.is === "nothing") return { is: "unknown" };
  if (read.is === "worker") return { is: "typed" };
  if (read.step === undefined || !read.signature) return { is: "static" };
  if (isSigned === undefined) return { is: "unknown-key" };
  return isSigned ? { is: "signed", stepsOff: stepAt(now) - read.step } : { is: "forged" };
}
