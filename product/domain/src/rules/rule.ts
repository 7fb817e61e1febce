/** A rule as data: which check, with which numbers, how grave, and the law that says so. */
import type { LocalDate } from "@product/domain/time/local-date";
import type { AgeGroup } from "./person.ts";

export const packIds = ["ES", "GB", "NI"] as const;
export type PackId = (typeof packIds)[number];

/** Stops an assignment, warns of it, only tells, or sleeps until a law wakes it. */
export const severities = ["block", "warn", "info", "off"] as const;
export type RuleSeverity = (typeof severities)[number];

export const checkKinds = [
  "overlap",
  "too-young",
  "minor-night",
  "student-week",
  "daily-rest",
  "weekly-rest",
  "day-hours",
  "week-hours",
  "week-average",
  "night-average-days",
  "night-average-weeks",
  "night-hazard",
  "break",
  "overtime-year",
  "notice",
  "temporary-months",
  "occasional-days",
  "agency-weeks",
  "travel",
  "spread",
] as const;
export type CheckKind = (typeof checkKinds)[number];

export type Text = { en: string; es: string };
export type Numbers = Readonly<Record<string, number>>;

export type Rule = {
  key: string;
  check: CheckKind;
  name: Text;
  numbers: Numbers;
  severity: RuleSeverity;
  /** The law and its article; empty where the company itself wants it. */
  citation: Text;
  /** From which day this text holds; a later text of the law is another entry, never an edit. */
  from: LocalDate;
  /** Whether someone with the permission may go ahead all the same. */
  isOverridable: boolean;
  ages?: AgeGroup;
  /** Holds for volunteers and the self-employed as well. */
  isForEveryone?: boolean;
  isForPartTime?: boolean;
  isForAgency?: boolean;
  /** Remembered, not checked against the text of the law: shown so, until somebody has. */
  isRemembered?: boolean;
};

export type PackVersion = { version: string; from: LocalDate; note: Text };

export type Pack = { id: PackId; name: Text; versions: readonly PackVersion[]; rules: readonly Rule[] };
