import { plusDays } from "@product/domain/time/local-date";
import type { FilterDay } from "./filter.ts";

/** The day itself, or so many days from `today`. */
export const dayFrom = (day: FilterDay, today: string): string =>
  typeof day === "string" ? day : plusDays(today, day);
