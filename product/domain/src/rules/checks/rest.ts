/** Rest between work days and in the week, and work that overlaps. */
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import { found } from "@product/domain/rules/finding";
import type { History } from "@product/domain/rules/history";
import { dayWindow, idsOf, type PeriodCheck } from "./check.ts";

const hourMs = 3_600_000;

export const overlapFindings: PeriodCheck = (rule, place, { works, furthestBefore }) => {
  const work = works[place]!;
  const before = works[furthestBefore[place]!];
  if (!before || before.end <= work.start) return [];
  const common = minutesBetween(work.start, Math.min(before.end, work.end) as Instant);
  return [
    found(rule, {
      numbers: { overlapMinutes: common, endsAt: before.end, startsAt: work.start },
      shortfall: common,
      clearsAt: before.end,
      at: work.id,
      periods: idsOf([before, work]),
      window: dayWindow([before, work]),
    }),
  ];
};

/** Between work days: two parts of one split day have no rest between them, only a spread. */
export const dailyRestFindings: PeriodCheck = (rule, place, { works, furthestBefore }) => {
  const work = works[place]!;
  const before = works[furthestBefore[place]!];
  if (!before || before.end > work.start || before.day === work.day) return [];
  const rest = minutesBetween(before.end, work.start);
  const required = rule.numbers.hours! * 60;
  if (rest >= required) return [];
  return [
    found(rule, {
      numbers: { restMinutes: rest, requiredMinutes: required, endsAt: before.end, startsAt: work.start },
      shortfall: required - rest,
      clearsAt: (before.end + required * 60_000) as Instant,
      at: work.id,
      periods: idsOf([before, work]),
      window: dayWindow([before, work]),
    }),
  ];
};

/**
 * Once a weekly rest is over, the next must be complete within `days`: whoever still works later than `days` less the rest after
 * it has worked too long. Either the first measure is met or, where the law knows one, the second (`orHours` in `orDays`).
 *
 *   rest ≥ h │ work  work  work  work │ rest ≥ h
 *            b ├───────── days ────────────────┤
 */
export const weeklyRestFindings: PeriodCheck = (rule, place, history) => {
  const work = history.works[place]!;
  const { hours, days, orHours, orDays, orTimes = 1 } = rule.numbers as Record<string, number> & Measure;
  if (isMet({ hours, days }, 1, place, history)) return [];
  if (orHours && orDays && isMet({ hours: orHours, days: orDays }, orTimes, place, history)) return [];
  const longest = longestGap(place, history, work.end - (days * 24 - hours) * hourMs);
  const before = history.works[history.furthestBefore[place]!]!;
  const widest = work.end - Math.max(days, orDays ?? 0) * 24 * hourMs;
  const taking = history.works.slice(0, place + 1).filter(({ end }) => end > widest);
  return [
    found(rule, {
      numbers: {
        longestMinutes: longest.minutes,
        requiredMinutes: hours * 60,
        days,
        ...(longest.minutes > 0 && { restFromAt: longest.from, restUntilAt: longest.until }),
      },
      shortfall: hours * 60 - longest.minutes,
      clearsAt: (before.end + hours * hourMs) as Instant,
      at: work.id,
      periods: idsOf(taking),
      window: dayWindow(taking),
    }),
  ];
};

type Measure = { hours: number; days: number };

/** Whether the last `times` rests of so many hours lie near enough; before all that is known there was rest enough. */
function isMet({ hours, days }: Measure, times: number, place: number, { works, furthestBefore }: History): boolean {
  const latest = works[place]!.end - (days * 24 - hours) * hourMs;
  let missing = times;
  for (let at = place; at >= 0; at--) {
    const work = works[at]!;
    const before = works[furthestBefore[at]!];
    if (work.start < latest) return false;
    const rests = before ? Math.floor((work.start - before.end) / (hours * hourMs)) : missing;
    for (let rest = 0; rest < rests && missing > 0; rest++) if (work.start - rest * hours * hourMs >= latest) missing--;
    if (missing === 0) return true;
  }
  return false;
}

function longestGap(place: number, { works, furthestBefore }: History, since: number) {
  let longest = { minutes: 0, from: 0, until: 0 };
  for (let at = place; at >= 0; at--) {
    const work = works[at]!;
    const before = works[furthestBefore[at]!];
    if (!before || work.start < since) break;
    const minutes = minutesBetween(before.end, work.start);
    if (minutes > longest.minutes) longest = { minutes, from: before.end, until: work.start };
  }
  return longest;
}
