/** A line of hours: what was planned, what the register tells, and what has to be looked at before it is approved. */
import type { Country } from "@product/domain/people/workers";
import { paidMinutes } from "@product/domain/planning/rota/rota";
import type { NightHours } from "@product/domain/rules/night";
import type { Instant } from "@product/domain/time/instant";
import {
  minuteOf,
  minutesOf,
  paidStretches,
  splitHours,
  toleratedMinutes,
  type HourRules,
  type HourSplit,
  type Plan,
  type Stretch,
} from "./hours.ts";
import type { Presences } from "./punches.ts";

export type Side = "company" | "worker";
/** The parties who may state that hours were different. */
export type Voice = Side | "client";

/** From the gravest: what someone has to do something about comes before what may be approved as it is. */
export const lineGroups = [
  "missing-out",
  "correction",
  "disputed",
  "absent",
  "odd",
  "doubtful",
  "different",
  "fine",
] as const;
export type LineGroup = (typeof lineGroups)[number];

/** So long after the planned end somebody who has not punched out is taken to have forgotten it. */
const proposedAfterMs = 2 * 3_600_000;

/** When a night begins and ends for pay, by the law of the company's country. */
export const payNights: Readonly<Record<Country, NightHours>> = {
  ES: { nightFrom: 22, nightUntil: 6 },
  UK: { nightFrom: 23, nightUntil: 6 },
};

export type Worked = {
  /** As a clock showed it; without an end where nobody knows it. */
  from: Instant | undefined;
  until: Instant | undefined;
  stretches: readonly Stretch[];
  minutes: number;
  split: HourSplit;
  plannedMinutes: number;
};

export function workedOf({ presences }: Pick<Presences, "presences">, plan: Plan, rules: HourRules): Worked {
  const [first, last] = [presences[0], presences.at(-1)];
  const stretches = paidStretches(presences, plan);
  const plannedMinutes = paidMinutes(plan);
  return {
    from: first && minuteOf(first.from),
    until: last?.until === undefined ? undefined : minuteOf(last.until),
    stretches,
    minutes: minutesOf(stretches),
    split: splitHours(stretches, plannedMinutes, rules),
    plannedMinutes,
  };
}

type Judged = {
  worked: Worked;
  plan: Plan;
  oddities: readonly unknown[];
  /** Punches that no one can confirm. */
  doubts: readonly unknown[];
  hasOpenCorrection: boolean;
  isDisputed: boolean;
};

export function groupOf({ worked, plan, oddities, doubts, hasOpenCorrection, isDisputed }: Judged): LineGroup {
  if (isDisputed) return "disputed";
  if (hasOpenCorrection) return "correction";
  if (worked.from === undefined) return "absent";
  if (worked.until === undefined) return "missing-out";
  if (oddities.length > 0) return "odd";
  if (doubts.length > 0) return "doubtful";
  const [late, over] = [worked.from - plan.startsAt, worked.until - plan.endsAt];
  return Math.max(late, Math.abs(over)) > toleratedMinutes * 60_000 ? "different" : "fine";
}

/**
 * Whether the hours can be judged yet: the shift is over, and a worker still there has had the time to punch out.
 * Approved hours already were judged.
 */
export const isDue = ({ until, from }: Worked, { endsAt }: Plan, isApproved: boolean, now: number): boolean =>
  now >= endsAt + (from !== undefined && until === undefined && !isApproved ? proposedAfterMs : 0);

/** These can be approved as they are; of the others somebody decides first. An absence is approved as none worked. */
export const isApprovable = (group: LineGroup): boolean =>
  group === "fine" || group === "different" || group === "absent" || group === "doubtful";

/** The doubtful punches that the approver has to confirm as checked. */
export const toLookAt = (doubts: readonly { punchId: string }[]): string =>
  doubts
    .map(({ punchId }) => punchId)
    .toSorted()
    .join(" ");

/** So long after a shift its worker may answer, also when the office has approved already. */
export const answerHours = 72;

export const mayStillAnswer = (endsAt: number, now: number): boolean => now < endsAt + answerHours * 3_600_000;

/** The worker's answer to approved hours: endorsed, not yet given, or not given in time. */
export const endorsements = ["endorsed", "awaited", "unendorsed"] as const;
export type Endorsement = (typeof endorsements)[number];

export const endorsementOf = (isEndorsed: boolean, endsAt: number, now: number): Endorsement =>
  isEndorsed ? "endorsed" : mayStillAnswer(endsAt, now) ? "awaited" : "unendorsed";
