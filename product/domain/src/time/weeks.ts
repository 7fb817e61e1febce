/** Weeks from Monday to Sunday, named by their Monday. */
import { plusDays, type LocalDate } from "./local-date.ts";

/** Monday is 0. */
export const weekdayOf = (day: string): number => (((Date.parse(`${day}T00:00Z`) / dayMs + thursday) % 7) + 7) % 7;

export const mondayOf = (day: string): LocalDate => plusDays(day, -weekdayOf(day));

export const weeksBetween = (monday: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(monday)) / (7 * dayMs));

export const daysBetween = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / dayMs);

const dayMs = 86_400_000;
/** 1 January 1970 was one. */
const thursday = 3;
