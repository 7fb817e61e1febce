/** Events of former years as a spreadsheet has them: first day, last day, title, venue, client, how many worked. */
import { isDay, type LocalDate } from "@product/domain/time/local-date";
import { eventTitleLength, longestEventDays } from "./events.ts";
import { daysBetween } from "@product/domain/time/weeks";

export const mostPastEvents = 500;

export type PastEvent = {
  line: number;
  firstDay: LocalDate;
  lastDay: LocalDate;
  title: string;
  venue: string;
  client: string;
  people: number;
};
export type PastEventFault = "columns" | "day" | "title" | "people" | "venue" | "client" | "known";
export type LineFault = { line: number; fault: PastEventFault };

/**
 * The events in the lines, and the faults of lines that cannot be read. A first line without a day in it is a heading.
 */
export function pastEventsIn(text: string): { events: PastEvent[]; faults: LineFault[] } {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== "");
  const delimiter = ["\t", ";", ","].find((each) => lines[first]?.includes(each)) ?? ";";
  const [events, faults]: [PastEvent[], LineFault[]] = [[], []];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const cells = cellsIn(line, delimiter);
    if (index === first && dayIn(cells[0] ?? "") === undefined) continue;
    const read = eventIn(cells, index + 1);
    if (typeof read === "string") faults.push({ line: index + 1, fault: read });
    else events.push(read);
  }
  return { events, faults };
}

function eventIn(cells: readonly string[], line: number): PastEvent | PastEventFault {
  if (cells.length < 4 || cells.length > 6) return "columns";
  const [from = "", to = "", title = "", venue = "", client = "", heads = ""] = cells;
  const firstDay = dayIn(from);
  const lastDay = to === "" ? firstDay : dayIn(to);
  if (!firstDay || !lastDay || lastDay < firstDay || daysBetween(firstDay, lastDay) >= longestEventDays) return "day";
  if (title === "" || title.length > eventTitleLength) return "title";
  if (!/^\d{0,5}$/.test(heads)) return "people";
  return { line, firstDay, lastDay, title, venue, client, people: Number(heads) };
}

/** `2024-06-18`, or `18/06/2024` as both countries write it. */
function dayIn(text: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const isoDay = year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text;
  return isDay(isoDay) ? isoDay : undefined;
}

/** Text in quotes may contain the delimiter; two quotes stand for one. */
function cellsIn(line: string, delimiter: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (let place = 0; place < line.length; place++) {
    const sign = line[place]!;
    if (sign === '"' && isQuoted && line[place + 1] === '"') {
      cells[cells.length - 1] += '"';
      place++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}
