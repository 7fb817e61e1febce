import { isDay, type LocalDate } from "./local-date.ts";

/** As people write days too: `28/2/2001`, day first in both our countries. Undefined when there is no such day. */
export function typedDay(typed: string): LocalDate | undefined {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text;
  return isDay(iso) ? iso : undefined;
}
