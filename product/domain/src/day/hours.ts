/** Which of the minutes someone was there are paid, and what kind each of them is. The register itself is never changed by it. */
import type { PlannedBreak } from "@product/domain/planning/shifts";
import type { NightHours } from "@product/domain/rules/night";
import type { Instant } from "@product/domain/time/instant";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { quickDayAt, quickHourAt } from "@product/domain/time/quick-zone";
import type { Zone } from "@product/domain/time/zone";
import type { Presence } from "./punches.ts";

/** Each minute is of one kind: of those that fit, the first. */
export const hourKinds = ["overtime", "holiday", "sunday", "night", "ordinary"] as const;
export type HourKind = (typeof hourKinds)[number];
/** Minutes by kind; what there is none of is left out. */
export type HourSplit = Readonly<Partial<Record<HourKind, number>>>;

export type Plan = { startsAt: Instant; endsAt: Instant; breaks: readonly PlannedBreak[] };
export type HourRules = NightHours & { zone: Zone; isHoliday: (day: LocalDate) => boolean };
export type Stretch = { from: Instant; until: Instant };

/** As far as an actual time may be off the plan without anyone having to look at it. */
export const toleratedMinutes = 15;

const minuteMs = 60_000;
/** The minute that a clock shows at that moment. */
export const minuteOf = (moment: Instant): Instant => (Math.floor(moment / minuteMs) * minuteMs) as Instant;

/**
 * The stretches that are paid: from the planned start at the earliest, without the rests. Where nobody punched a rest, the unpaid
 * breaks of the plan count as taken. Presences without an end are no stretch: nothing is invented for them.
 */
export function paidStretches(presences: readonly Presence[], plan: Plan): Stretch[] {
  const ended = presences.flatMap(({ from, until }) => (until === undefined ? [] : [{ from, until }]));
  const there = ended.map(({ from, until }) => ({
    from: minuteOf(Math.max(from, plan.startsAt) as Instant),
    until: minuteOf(until),
  }));
  const punched = presences.flatMap(({ rests }) =>
    rests.flatMap(({ from, until }) => (until === undefined ? [] : [{ from: minuteOf(from), until: minuteOf(until) }])),
  );
  return without(there, punched.length > 0 ? punched : plannedRests(plan)).filter(({ from, until }) => until > from);
}

function plannedRests({ startsAt, breaks }: Plan): Stretch[] {
  return breaks
    .filter(({ paid }) => !paid)
    .map(({ after, minutes }) => {
      const from = startsAt + after * minuteMs;
      return { from: from as Instant, until: (from + minutes * minuteMs) as Instant };
    });
}

/** The parts of some stretches that remain when others are cut out of them. */
function without(stretches: readonly Stretch[], cut: readonly Stretch[]): Stretch[] {
  return cut.reduce<Stretch[]>(
    (left, hole) =>
      left.flatMap(({ from, until }) =>
        hole.until <= from || hole.from >= until
          ? [{ from, until }]
          : [
              { from, until: Math.max(from, hole.from) as Instant },
              { from: Math.min(until, hole.until) as Instant, until },
            ].filter((piece) => piece.until > piece.from),
      ),
    stretches.filter(({ from, until }) => until > from),
  );
}

export const minutesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + (until - from) / minuteMs, 0);

/**
 * The minutes of the stretches by kind. The last minutes are overtime if they exceed the plan by more than the
 * tolerance.
 */
export function splitHours(stretches: readonly Stretch[], plannedMinutes: number, rules: HourRules): HourSplit {
  const beyond = minutesOf(stretches) - plannedMinutes;
  const regular = beyond > toleratedMinutes ? plannedMinutes : Infinity;
  const split: Partial<Record<HourKind, number>> = {};
  let passed = 0;
  const add = (kind: HourKind, minutes: number) => {
    if (minutes > 0) split[kind] = (split[kind] ?? 0) + minutes;
  };
  for (const piece of stretches.flatMap((stretch) => cutByClock(stretch, rules))) {
    const minutes = (piece.until - piece.from) / minuteMs;
    const within = Math.max(0, Math.min(minutes, regular - passed));
    add(kindAt(piece.from, rules), within);
    add("overtime", minutes - within);
    passed += minutes;
  }
  return split;
}

/** At every midnight, and where a night begins or ends: within a piece the kind is one. */
function cutByClock({ from, until }: Stretch, { zone, nightFrom, nightUntil }: HourRules): Stretch[] {
  const cuts = new Set<number>([from, until]);
  const last = quickDayAt(until, zone);
  for (let day = quickDayAt(from, zone); day <= last; day = plusDays(day, 1))
    for (const at of [
      quickHourAt(day, 0, zone, "first"),
      quickHourAt(day, nightFrom, zone, "first"),
      quickHourAt(day, nightUntil, zone, "last"),
    ])
      if (at > from && at < until) cuts.add(at);
  const moments = [...cuts].toSorted((a, b) => a - b) as Instant[];
  return moments.slice(1).map((end, place) => ({ from: moments[place]!, until: end }));
}

function kindAt(moment: Instant, rules: HourRules): HourKind {
  const day = quickDayAt(moment, rules.zone);
  if (rules.isHoliday(day)) return "holiday";
  if (new Date(`${day}T00:00Z`).getUTCDay() === 0) return "sunday";
  return isNight(moment, day, rules) ? "night" : "ordinary";
}

function isNight(moment: Instant, day: LocalDate, { zone, nightFrom, nightUntil }: HourRules): boolean {
  const [begins, ends] = [quickHourAt(day, nightFrom, zone, "first"), quickHourAt(day, nightUntil, zone, "last")];
  return nightUntil <= nightFrom ? moment >= begins || moment < ends : moment >= begins && moment < ends;
}
