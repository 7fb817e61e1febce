/** Typed shifts as rows of days, each drawn from five in the morning to five the next day. */
import type { Finding } from "@product/domain/rules/finding";
import type { NightHours } from "@product/domain/rules/night";
import { effectiveMinutes, type Period } from "@product/domain/rules/work";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { dayAt, wallTimeAt } from "@product/domain/time/zoned";

const firstHour = 5;
const mostRows = 28;

export type WeekRow = {
  day: LocalDate;
  minutes: number;
  bars: { line: string; label: string; left: number; width: number; severity: Finding["severity"] | null }[];
};

export function weekRows(periods: readonly Period[], findings: readonly Finding[], night: NightHours) {
  const byDay = Map.groupBy(periods, ({ start, zone }) => dayAt(start, zone));
  const days = [...byDay.keys()].toSorted();
  const monday = mondayOf(days[0]!);
  const last = plusDays(mondayOf(days.at(-1)!), 6);
  const rows: WeekRow[] = [];
  for (let day = monday; day <= last && rows.length < mostRows; day = plusDays(day, 1)) {
    const onDay = byDay.get(day) ?? [];
    rows.push({
      day,
      minutes: onDay.reduce((sum, period) => sum + effectiveMinutes(period), 0),
      bars: onDay.map((period) => barOf(period, findings)),
    });
  }
  return {
    rows,
    night: { left: share(night.nightFrom), width: share(night.nightUntil + 24) - share(night.nightFrom) },
  };
}

function barOf({ id, start, end, zone }: Period, findings: readonly Finding[]): WeekRow["bars"][number] {
  const [from, to] = [wallTimeAt(start, zone), wallTimeAt(end, zone)];
  const hour = Number(from.slice(0, 2)) + Number(from.slice(3)) / 60;
  // A shift that starts before five begins at the left edge.
  const left = Math.max(0, share(hour));
  const width = Math.min(100 - left, ((end - start) / 86_400_000) * 100);
  const worst = findings.find(({ at }) => at === id);
  return { line: id, label: `${from}–${to}`, left, width, severity: worst?.severity ?? null };
}

/** Where an hour stands between five and five, as a percentage. */
const share = (hour: number): number => Math.min(100, ((hour - firstHour) / 24) * 100);
