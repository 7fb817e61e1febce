/**
 * The facts about a person's work that are needed to judge one more shift: the periods around it, whole weeks as sums,
 * and little else. Five years of work are a few hundred numbers; the database can count them without reading every
 * period.
 */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { nightMinutes, type NightHours } from "./night.ts";
import { nearDays } from "./reach.ts";
import { inOrder, workOf, type Period, type Work } from "./work.ts";

export type WeekTotal = { minutes: number; days: number; nights: number };

export type WeekSums = { mondays: readonly LocalDate[]; upTo: readonly WeekTotal[] };

export type History = {
  /** In order; with every period that lies within `nearDays` of what is judged. */
  works: readonly Work[];
  /** For each work, the index of the one before it that ends last; -1 for the first. */
  furthestBefore: readonly number[];
  weeks: ReadonlyMap<LocalDate, WeekTotal>;
  /** The same as sums from the first week on, so that any span of weeks is a difference. */
  sums: WeekSums;
  /** The weeks worked for one client in one role, in order, by `agencyKey`. */
  roleWeeks: ReadonlyMap<string, readonly LocalDate[]>;
  overtimeByYear: ReadonlyMap<string, number>;
  night: NightHours & { nightHours: number };
};

export function historyOf(periods: readonly Period[], night: History["night"]): History {
  const works = periods.map(workOf).toSorted(inOrder);
  const byWeek = Map.groupBy(works, ({ monday }) => monday);
  const byRole = Map.groupBy(works, agencyKey);
  const roleWeeks = new Map(
    [...byRole].map(([key, inRole]) => [key, [...new Set(inRole.map(({ monday }) => monday))].toSorted()] as const),
  );
  const overtimeByYear = new Map<string, number>();
  for (const work of works) add(overtimeByYear, work);
  const weeks = new Map([...byWeek].map(([monday, inWeek]) => [monday, totalOf(inWeek, night)] as const));
  return { works, furthestBefore: furthest(works), weeks, sums: sumsOf(weeks), roleWeeks, overtimeByYear, night };
}

/** The same history without the periods that are too far away to matter for a shift. */
export function near(history: History, { day }: Pick<Work, "day">): History {
  const [from, until] = [plusDays(day, -nearDays), plusDays(day, nearDays)];
  const works = history.works.filter((work) => from <= work.day && work.day <= until);
  return { ...history, works, furthestBefore: furthest(works) };
}

export function withOneMore(history: History, work: Work): History {
  const works = [...history.works, work].toSorted(inOrder);
  const inWeek = works.filter(({ monday }) => monday === work.monday);
  const key = agencyKey(work);
  const weeks = new Map(history.weeks).set(work.monday, totalOf(inWeek, history.night));
  return {
    ...history,
    works,
    furthestBefore: furthest(works),
    weeks,
    sums: sumsOf(weeks),
    roleWeeks: new Map(history.roleWeeks).set(
      key,
      [...new Set([...(history.roleWeeks.get(key) ?? []), work.monday])].toSorted(),
    ),
    overtimeByYear: add(new Map(history.overtimeByYear), work),
  };
}

export const agencyKey = ({ scopes: { client = "", role = "" } }: Period): string => `${client}/${role}`;

/** Work in the weeks from one Monday to another, both included. */
export function totalBetween({ mondays, upTo }: WeekSums, from: string, to: string): WeekTotal {
  const before = upTo[firstFrom(mondays, from) - 1] ?? nothing;
  const last = upTo[firstFrom(mondays, to, true) - 1] ?? nothing;
  return {
    minutes: last.minutes - before.minutes,
    days: last.days - before.days,
    nights: last.nights - before.nights,
  };
}

const nothing: WeekTotal = { minutes: 0, days: 0, nights: 0 };

function sumsOf(weeks: ReadonlyMap<LocalDate, WeekTotal>): WeekSums {
  const mondays = [...weeks.keys()].toSorted();
  let sum = nothing;
  const upTo = mondays.map((monday) => {
    const { minutes, days, nights } = weeks.get(monday)!;
    sum = { minutes: sum.minutes + minutes, days: sum.days + days, nights: sum.nights + nights };
    return sum;
  });
  return { mondays, upTo };
}

/** By halves: the place of the first Monday that is not before the given one; or after it. */
function firstFrom(mondays: readonly string[], monday: string, isAfter = false): number {
  let [low, high] = [0, mondays.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (mondays[middle]! < monday || (isAfter && mondays[middle] === monday)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function totalOf(works: readonly Work[], night: History["night"]): WeekTotal {
  const atNight = works.filter((work) => nightMinutes(work, night) >= night.nightHours * 60);
  return {
    minutes: works.reduce((sum, { minutes }) => sum + minutes, 0),
    days: new Set(works.map(({ day }) => day)).size,
    nights: new Set(atNight.map(({ day }) => day)).size,
  };
}

function furthest(works: readonly Work[]): number[] {
  let last = -1;
  return works.map((work, place) => {
    const before = last;
    if (last < 0 || work.end >= works[last]!.end) last = place;
    return before;
  });
}

function add(byYear: Map<string, number>, { day, overtimeMinutes }: Work): Map<string, number> {
  const year = day.slice(0, 4);
  return byYear.set(year, (byYear.get(year) ?? 0) + overtimeMinutes);
}
