/**
 * What must be known of a person's work to judge one more shift: the periods around it, whole weeks as sums, and little else. Five
 * years of work are a few hundred numbers; the database can count them without reading every period.
 */
import type { LocalDate } from "@product/domain/time/local-date";
import { daysBetween } from "@product/domain/time/weeks";
import { nightMinutes, type NightHours } from "./night.ts";
import { nearDays } from "./reach.ts";
import { inOrder, workOf, type Period, type Work } from "./work.ts";

export type WeekTotal = { minutes: number; days: number; nights: number };

export type History = {
  /** In order; with every period that lies within `nearDays` of what is judged. */
  works: readonly Work[];
  /** For each work, the index of the one before it that ends last; -1 for the first. */
  furthestBefore: readonly number[];
  weeks: ReadonlyMap<LocalDate, WeekTotal>;
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
  return { works, furthestBefore: furthest(works), weeks, roleWeeks, overtimeByYear, night };
}

/** The same history without the periods that are too far away to matter for a shift. */
export function near(history: History, { day }: Pick<Work, "day">): History {
  const works = history.works.filter((work) => Math.abs(daysBetween(work.day, day)) <= nearDays);
  return { ...history, works, furthestBefore: furthest(works) };
}

export function withOneMore(history: History, work: Work): History {
  const works = [...history.works, work].toSorted(inOrder);
  const inWeek = works.filter(({ monday }) => monday === work.monday);
  const key = agencyKey(work);
  return {
    ...history,
    works,
    furthestBefore: furthest(works),
    weeks: new Map(history.weeks).set(work.monday, totalOf(inWeek, history.night)),
    roleWeeks: new Map(history.roleWeeks).set(
      key,
      [...new Set([...(history.roleWeeks.get(key) ?? []), work.monday])].toSorted(),
    ),
    overtimeByYear: add(new Map(history.overtimeByYear), work),
  };
}

export const agencyKey = ({ scopes: { client = "", role = "" } }: Period): string => `${client}/${role}`;

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
