/** Findings of the rules for the days ahead, grouped as a planner thinks of them. */
import type { CheckKind } from "@product/domain/rules/rule";

export const radarDays = 14;

export const radarRows = ["daily-rest", "weekly-rest", "hours", "nights", "minors", "other"] as const;
export type RadarRow = (typeof radarRows)[number];

const rowOfCheck: Record<CheckKind, RadarRow> = {
  overlap: "other",
  "too-young": "minors",
  "minor-night": "minors",
  "student-week": "hours",
  "daily-rest": "daily-rest",
  "weekly-rest": "weekly-rest",
  "day-hours": "hours",
  "week-hours": "hours",
  "week-average": "hours",
  "night-average-days": "nights",
  "night-average-weeks": "nights",
  "night-hazard": "nights",
  break: "daily-rest",
  "overtime-year": "hours",
  notice: "other",
  "temporary-months": "other",
  "occasional-days": "other",
  "agency-weeks": "other",
  travel: "other",
  spread: "hours",
};

export const checksIn = (row: string): CheckKind[] =>
  (Object.keys(rowOfCheck) as CheckKind[]).filter((check) => rowOfCheck[check] === row);

export type RadarFinding = { day: string; check: CheckKind; severity: "block" | "warn"; n: number };
export type RadarCell = { day: string; severity: "block" | "warn"; n: number };

/** For each row and day, the gravest kind of finding and its number. */
export function radarOf(findings: readonly RadarFinding[]): { row: RadarRow; cells: RadarCell[] }[] {
  return radarRows.map((row) => {
    const own = Map.groupBy(
      findings.filter(({ check }) => rowOfCheck[check] === row),
      ({ day }) => day,
    );
    const cells = [...own].map(([day, found]) => {
      const severity = found.some((each) => each.severity === "block") ? "block" : "warn";
      const n = found.filter((each) => each.severity === severity).reduce((sum, each) => sum + each.n, 0);
      return { day, severity, n } as const;
    });
    return { row, cells: cells.toSorted((cell, other) => cell.day.localeCompare(other.day)) };
  });
}
