/** Days without work. Which kind it is, is health data for whoever is sick, and so for everyone. */
import { daysFrom, overlap } from "@product/domain/clearance/day-ranges";

export const absenceKinds = ["leave", "sick"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** Both days included; without the last one nobody knows yet. */
export type AbsentDays = { firstDay: string; lastDay: string | null };

export const absencesOverlap = (a: AbsentDays, b: AbsentDays): boolean =>
  overlap(daysFrom(a.firstDay, a.lastDay), daysFrom(b.firstDay, b.lastDay));
