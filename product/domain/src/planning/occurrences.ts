/** The days on which something that comes again begins. */
import { isDay, plusDays, type LocalDate } from "@product/domain/time/local-date";

export const rhythms = ["once", "weekly", "monthly"] as const;
export type Rhythm = (typeof rhythms)[number];

/** From the first day to the last one, `most` and one more at most: whoever gets that many has asked for too many. */
export function occurrences(first: LocalDate, rhythm: Rhythm, until: LocalDate, most: number): LocalDate[] {
  if (rhythm === "once") return [first];
  const days: LocalDate[] = [];
  for (let n = 0; days.length <= most; n++) {
    const day = rhythm === "weekly" ? plusDays(first, 7 * n) : monthsLater(first, n);
    if (day > until) break;
    days.push(day);
  }
  return days;
}

/** The same day of the month; where a month is shorter, its last. */
function monthsLater(day: LocalDate, months: number): LocalDate {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const later = year * 12 + month - 1 + months;
  const at = (of: number) =>
    [Math.floor(later / 12), (later % 12) + 1, of]
      .map((part, place) => String(part).padStart(place ? 2 : 4, "0"))
      .join("-");
  const found = [date, 30, 29, 28].map(at).find((text) => isDay(text));
  return found as LocalDate;
}
