/** When someone is no child of school age any more: not on the sixteenth birthday, and not the same in every nation. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { weekdayOf } from "@product/domain/time/weeks";

export const nations = ["england-wales", "scotland", "northern-ireland"] as const;
export type Nation = (typeof nations)[number];

export function schoolLeavingDate(birthDate: string, nation: Nation): LocalDate {
  const year = Number(birthDate.slice(0, 4)) + 16;
  const monthDay = birthDate.slice(5);
  if (nation === "scotland") return scottish(year, monthDay);
  // The school year in which they turn sixteen ends in this June or the next.
  if (nation === "northern-ireland") return `${monthDay <= "07-01" ? year : year + 1}-06-30` as LocalDate;
  return lastFridayOfJune(monthDay <= "08-31" ? year : year + 1);
}

/**
 * The first day on which they may work. In England and Wales school age ends with the end of the leaving date (Education Act 1996,
 * s. 8(3)); in Scotland and Northern Ireland the age is reached on it.
 */
export function schoolIsOverFrom(birthDate: string, nation: Nation): LocalDate {
  const leaving = schoolLeavingDate(birthDate, nation);
  return nation === "england-wales" ? plusDays(leaving, 1) : leaving;
}

/** Sixteen between March and September: 31 May. Otherwise the start of the Christmas holidays, taken as 21 December. */
function scottish(year: number, monthDay: string): LocalDate {
  if (monthDay >= "03-01" && monthDay <= "09-30") return `${year}-05-31` as LocalDate;
  return `${monthDay < "03-01" ? year - 1 : year}-12-21` as LocalDate;
}

function lastFridayOfJune(year: number): LocalDate {
  const last = `${year}-06-30`;
  return plusDays(last, -((weekdayOf(last) - friday + 7) % 7));
}

const friday = 4;
