/** Which years of a calendar have fewer holidays than the law gives, so that somebody adds what is missing. */
import type { CalendarLevel } from "@product/domain/company/holidays";
import type { Country } from "./people/workers.ts";

/** `keys` names the calendar and those above it; `days` are all that hold there. */
export type KnownCalendar = {
  country: Country;
  level: CalendarLevel;
  keys: readonly string[];
  days: readonly string[];
};

export type ShortYear = {
  year: number;
  has: number;
  lawful: number;
  /** The two days of the town can only be in a calendar of the town. */
  asksForTown: boolean;
};

/** This year, and from October on the coming one: by then the official gazettes have published it. */
export function shortYears(calendar: KnownCalendar, today: string): ShortYear[] {
  const thisYear = Number(today.slice(0, 4));
  const years = today.slice(5) >= firstOfOctober ? [thisYear, thisYear + 1] : [thisYear];
  const lawful = lawfulDays(calendar);
  return years.flatMap((year) => {
    const has = new Set(calendar.days.filter((day) => day.startsWith(`${year}-`))).size;
    return has < lawful ? [{ year, has, lawful, asksForTown: asksForTown(calendar) }] : [];
  });
}

/** Spain: ET art. 37.2, two of them local. The United Kingdom: Banking and Financial Dealings Act 1971 and custom, by nation. */
export function lawfulDays({ country, keys }: Pick<KnownCalendar, "country" | "keys">): number {
  if (country === "ES") return 14;
  return Math.max(...keys.map((key) => ofNation[key] ?? 8));
}

const ofNation: Readonly<Record<string, number>> = { "england-and-wales": 8, scotland: 9, "northern-ireland": 10 };
const firstOfOctober = "10-01";

const asksForTown = ({ country, level }: KnownCalendar): boolean => country === "ES" && level !== "local";
