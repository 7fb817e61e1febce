/** For any rule, work that just meets it and work that misses it by the least: by its own numbers, around any day. */
import { ageOn, localDate, plusDays, type LocalDate } from "@product/domain/time/local-date";
import type { Instant } from "@product/domain/time/instant";
import { mondayOf } from "@product/domain/time/weeks";
import { daysLater } from "@product/domain/time/zoned-days";
import type { Person } from "@product/domain/rules/person";
import type { CheckKind, Rule } from "@product/domain/rules/rule";
import type { Period } from "@product/domain/rules/work";
import { at, shift } from "./someone.ts";

export type Boundary = {
  passing: Period[];
  failing: Period[];
  facts?: Partial<Person>;
  failingFacts?: Partial<Person>;
};

const minute = 1 / 60;
const minuteMs = 60_000;
type Make = (rule: Rule, day: LocalDate) => Boundary;

/** The last of them is the one that is looked at. */
export const boundaryOf: Record<CheckKind, Make> = {
  overlap: (_rule, day) => following(day, 0),
  "daily-rest": ({ numbers }, day) => following(day, numbers.hours!),
  "weekly-rest": ({ numbers }, day) => {
    const run = daysFrom(plusDays(day, -20), 18).map((each) => shift(`${each}T12:00`, 2));
    const after = (hours: number) => [...run, moved(shift(`${day}T12:00`, 2), run.at(-1)!.end + hours * 60 * minuteMs)];
    return { passing: after(numbers.hours!), failing: after(numbers.hours! - minute) };
  },
  "day-hours": ({ numbers }, day) => lasting(day, "20:00", numbers.hours!),
  "week-hours": ({ numbers }, day) => weekly(day, 1, 5, numbers.hours! / 5, "08:00"),
  "student-week": ({ numbers }, day) => ({
    ...weekly(day, 1, 5, numbers.hours! / 5, "08:00"),
    facts: { studentDays: [{ from: "2000-01-01", until: null, hours: null }] },
  }),
  "week-average": ({ numbers }, day) => weekly(day, numbers.weeks!, 6, numbers.hours! / 6, "08:00"),
  "night-average-days": ({ numbers }, day) => ({
    ...lasting(day, "22:00", numbers.hours!),
    facts: { isNightWorker: true },
  }),
  "night-average-weeks": ({ numbers }, day) => ({
    ...weekly(day, numbers.weeks!, 6, numbers.hours!, "23:00"),
    facts: { isNightWorker: true },
  }),
  "night-hazard": ({ numbers }, day) => lasting(day, "22:00", numbers.hours!, { isHazardous: true }),
  "minor-night": ({ numbers }, day) => lasting(day, `${numbers.nightFrom! - 4}:00`, 4),
  break: ({ numbers }, day) => {
    const having = (minutes: number) => [
      shift(`${day}T20:00`, numbers.afterMinutes! / 60 + minute, { breaks: [{ minutes, isPaid: false }] }),
    ];
    return { passing: having(numbers.breakMinutes!), failing: having(numbers.breakMinutes! - 1) };
  },
  "overtime-year": ({ numbers }, day) => ({
    passing: [shift(`${day}T08:00`, 8, { overtimeMinutes: numbers.hours! * 60 })],
    failing: [shift(`${day}T08:00`, 8, { overtimeMinutes: numbers.hours! * 60 + 1 })],
  }),
  notice: ({ numbers }, day) => {
    const deadline = at(`${plusDays(day, -numbers.days!)}T12:00`);
    const shiftsToldAt = (toldAt: number) => [shift(`${day}T12:00`, 4, { toldAt: toldAt as Instant })];
    if (daysLater(deadline, numbers.days!, shift(`${day}T12:00`, 1).zone) !== at(`${day}T12:00`))
      throw new RangeError(day);
    return { passing: shiftsToldAt(deadline), failing: shiftsToldAt(deadline + minuteMs), facts: { isPartTime: true } };
  },
  "temporary-months": ({ numbers }, day) => ({
    ...alone(day),
    facts: { temporaryContracts: [{ from: plusDays(day, 1 - numbers.days!), until: null }] },
    failingFacts: { temporaryContracts: [{ from: plusDays(day, -numbers.days!), until: null }] },
  }),
  "occasional-days": ({ numbers }, day) => ({
    ...alone(day),
    facts: { workerType: "temporary", occasionalDays: daysFrom(`${day.slice(0, 4)}-07-01`, numbers.days! - 1) },
    failingFacts: { occasionalDays: daysFrom(`${day.slice(0, 4)}-07-01`, numbers.days!) },
  }),
  "agency-weeks": ({ numbers }, day) => {
    const weeks = (count: number) =>
      daysFrom(day, count + 1, -7)
        .toReversed()
        .map((each) => shift(`${each}T08:00`, 4));
    return { passing: weeks(numbers.weeks! - 1), failing: weeks(numbers.weeks!), facts: { workerType: "agency" } };
  },
  travel: (_rule, day) => {
    const [bilbao, vitoria] = [
      { latitude: 43.263, longitude: -2.935 },
      { latitude: 42.847, longitude: -2.672 },
    ];
    const { passing, failing } = following(day, 67 * minute);
    const placed = ([first, second]: Period[]) => [
      { ...first!, place: bilbao },
      { ...second!, place: vitoria },
    ];
    return { passing: placed(passing), failing: placed(failing) };
  },
  spread: ({ numbers }, day) => {
    const parts = (hours: number) => [
      shift(`${day}T13:00`, 2),
      moved(shift(`${day}T20:00`, 5), at(`${day}T13:00`) + (hours - 5) * 60 * minuteMs),
    ];
    return { passing: parts(numbers.hours!), failing: parts(numbers.hours! + minute) };
  },
  "too-young": (_rule, day) => ({
    ...alone(day),
    facts: { birthDate: yearsBefore(day, 16), schoolLeavingDate: day },
    failingFacts: { birthDate: yearsBefore(plusDays(day, 1), 16), schoolLeavingDate: plusDays(day, 1) },
  }),
};

/** Seventeen on any day of the tests, where the rule is about minors. */
export const ageFor = ({ ages }: Rule, day: LocalDate): Partial<Person> =>
  ages === "minor" ? { birthDate: yearsBefore(plusDays(day, -100), 17) } : {};

const alone = (day: LocalDate) => ({ passing: [shift(`${day}T08:00`, 4)], failing: [shift(`${day}T08:00`, 4)] });

const lasting = (day: LocalDate, time: string, hours: number, more: Partial<Period> = {}): Boundary => ({
  passing: [shift(`${day}T${time}`, hours, more)],
  failing: [shift(`${day}T${time}`, hours + minute, more)],
});

/** A second one so many hours after the first has ended, over the night. */
function following(day: LocalDate, hours: number): Boundary {
  const first = shift(`${day}T18:00`, 5.5);
  const second = (after: number) => moved(shift(`${plusDays(day, 1)}T08:00`, 3), first.end + after * 60 * minuteMs);
  return { passing: [first, second(hours)], failing: [first, second(hours - minute)] };
}

/** The last weeks up to that of the day, `days` of each from Monday on. */
function weekly(day: LocalDate, weeks: number, days: number, hours: number, time: string): Boundary {
  const mondays = daysFrom(mondayOf(day), weeks, -7).toReversed();
  const passing = mondays.flatMap((monday) => daysFrom(monday, days).map((each) => shift(`${each}T${time}`, hours)));
  const last = passing.at(-1)!;
  return { passing, failing: [...passing.slice(0, -1), { ...last, end: (last.end + minuteMs) as Instant }] };
}

const daysFrom = (first: string, count: number, step = 1): LocalDate[] =>
  Array.from({ length: count }, (_, place) => plusDays(first, place * step));

const moved = (period: Period, to: number): Period => ({
  ...period,
  start: to as Instant,
  end: (to + period.end - period.start) as Instant,
});

const yearsBefore = (day: string, years: number): LocalDate => {
  const born = localDate(`${Number(day.slice(0, 4)) - years}${day.slice(4)}`);
  if (ageOn(day, born) !== years) throw new RangeError(day);
  return born;
};
