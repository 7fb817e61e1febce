/** Calendar days as text, counted without a clock or a time zone. */
import type { FilterDay } from "./filter.ts";

/** The day itself, or so many days from `today`. */
export function dayFrom(day: FilterDay, today: string): string {
  if (typeof day === "string") return day;
  const [year, month, date] = today.split("-").map(Number) as [number, number, number];
  return dateOf(numberOf(year, month, date) + day);
}

/** Days since 1 March of the year 0, so that the leap day is the last of its year. */
function numberOf(year: number, month: number, date: number): number {
  const shifted = month < 3 ? year - 1 : year;
  const fromMarch = (month + 9) % 12;
  const days = Math.floor((153 * fromMarch + 2) / 5) + date - 1;
  return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + days;
}

function dateOf(number: number): string {
  let year = Math.floor((10_000 * number + 14_780) / 3_652_425);
  const start = (of: number) => of * 365 + Math.floor(of / 4) - Math.floor(of / 100) + Math.floor(of / 400);
  if (number < start(year)) year--;
  const rest = number - start(year);
  const fromMarch = Math.floor((5 * rest + 2) / 153);
  const date = rest - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = ((fromMarch + 2) % 12) + 1;
  return [year + (month < 3 ? 1 : 0), month, date]
    .map((part, place) => String(part).padStart(place ? 2 : 4, "0"))
    .join("-");
}
