/** From which day somebody may work at all: of sixteen in Spain, out of compulsory school in the United Kingdom. */
import { schoolIsOverFrom, type Nation } from "@product/domain/rules/school-leaving";
import { isCalendarDay, type LocalDate } from "@product/domain/time/local-date";
import type { Country } from "./workers.ts";

/** The company's own: its law holds, whatever a person types of themselves. */
export type LawOf = { country: Country; nation: Nation };

export const mayWorkFrom = (birthDate: string, { country, nation }: LawOf): LocalDate =>
  country === "ES" ? birthdayAt(birthDate, leastAgeInSpain) : schoolIsOverFrom(birthDate, nation);

const leastAgeInSpain = 16;

/** A person born on 29 February is a year older on 1 March. */
export function birthdayAt(birthDate: string, years: number): LocalDate {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, "0")}${birthDate.slice(4)}`;
  return isCalendarDay(birthday) ? birthday : (`${birthday.slice(0, 4)}-03-01` as LocalDate);
}

export type TooYoung = {
  /** The day from which they may. */
  from: LocalDate;
  country: Country;
  /** Whether the day of a shift was looked at, or that on which they apply. */
  about: "shift" | "today";
};

/** Undefined for whoever may work on the day of the work, where that is known, or else today. */
export function tooYoungFor(
  birthDate: string,
  { country, nation, today, workDay }: LawOf & { today: string; workDay?: string | null | undefined },
): TooYoung | undefined {
  const from = mayWorkFrom(birthDate, { country, nation });
  const isAhead = workDay !== null && workDay !== undefined && workDay > today;
  return (isAhead ? workDay : today) < from ? { from, country, about: isAhead ? "shift" : "today" } : undefined;
}
