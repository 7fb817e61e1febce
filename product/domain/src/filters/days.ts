import { plusDays } from "@product/domain/time/local-date";
import type { FilterDay, FilterMoment } from "./filter.ts";

/** The day itself, or so many days from `today`. */
export const dayFrom = (day: FilterDay, today: string): string =>
  typeof day === "string" ? day : plusDays(today, day);

/** When a moment begins, on the wall; of a whole day, its first minute. */
export const startOf = (moment: FilterMoment, today: string): string =>
  typeof moment === "string" ? moment : `${plusDays(today, moment)}T00:00`;

/** The first minute after a whole day; nothing for a moment, which has no end of its own. */
export const endOf = (moment: FilterMoment, today: string): string | undefined =>
  typeof moment === "string" ? undefined : `${plusDays(today, moment + 1)}T00:00`;
