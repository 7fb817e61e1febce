/** When the time of a record is over. */
import type { CountedFrom, Ending, TermUnit } from "@product/domain/company/retention";

export type Term = { id: string; term: number; unit: TermUnit; countedFrom: CountedFrom; ending?: Ending };

/** The last day of a term that begins on `day`. A month has no thirty-first everywhere: then it ends with the month. */
export function termEnd(day: string, { term, unit }: Pick<Term, "term" | "unit">): string {
  const [year, month, dayOfMonth] = day.split("-").map(Number) as [number, number, number];
  if (unit === "days") return isoDay(new Date(Date.UTC(year, month - 1, dayOfMonth + term)));
  const months = unit === "years" ? term * 12 : term;
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))));
}

/** The day before which a record must have been made for its time to be over on `day`. */
export function termBegan(day: string, { term, unit }: Pick<Term, "term" | "unit">): string {
  return termEnd(day, { term: -term, unit });
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
