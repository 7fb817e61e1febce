/** The one number of each rule that the office can set, its unit, and how far. */
import { longestAverage, mostRuleDays } from "./reach.ts";
import type { CheckKind } from "./rule.ts";

export const units = ["hours", "minutes", "days", "weeks", "years", "oclock", "speed"] as const;
export type Unit = (typeof units)[number];
export type Settable = { name: string; unit: Unit; least: number; most: number };

const hours = (most: number): Settable => ({ name: "hours", unit: "hours", least: 1, most });

export const settableOf: Record<CheckKind, Settable | null> = {
  overlap: null,
  "too-young": { name: "age", unit: "years", least: 14, most: 25 },
  "minor-night": { name: "nightFrom", unit: "oclock", least: 18, most: 23 },
  "student-week": hours(60),
  "daily-rest": hours(24),
  "weekly-rest": hours(24 * 7),
  "day-hours": hours(24),
  "week-hours": hours(80),
  "week-average": hours(80),
  "night-average-days": hours(24),
  "night-average-weeks": hours(24),
  "night-hazard": hours(24),
  break: { name: "breakMinutes", unit: "minutes", least: 1, most: 120 },
  "overtime-year": hours(1000),
  notice: { name: "days", unit: "days", least: 1, most: mostRuleDays },
  "temporary-months": { name: "days", unit: "days", least: 1, most: 730 },
  "occasional-days": { name: "days", unit: "days", least: 1, most: 365 },
  "agency-weeks": { name: "weeks", unit: "weeks", least: 1, most: longestAverage },
  travel: { name: "kilometresPerHour", unit: "speed", least: 5, most: 130 },
  spread: hours(24),
};
