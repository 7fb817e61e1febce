/** Shifts as people type them, one on each line: `Mon 2026-06-01 22:00–06:00 break 30 unpaid`. */
import type { Instant } from "@product/domain/time/instant";
import { instantOf, type WallTime } from "@product/domain/time/instant-of";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";
import type { Zone } from "@product/domain/time/zone";
import { plainPeriod } from "./plain-period.ts";
import type { Break, Period } from "./work.ts";

export const mostTypedShifts = 200;
export const longestTypedText = 20_000;

export type LineFault =
  | { line: number; fault: "unreadable" | "tooLong" }
  | { line: number; fault: "skipped"; time: string; next: string }
  | { line: number; fault: "twice"; time: string };

/** Empty lines say nothing. */
export function typedShifts(text: string, zone: Zone): { periods: Period[]; faults: LineFault[]; count: number } {
  const lines = text.split("\n").map((line, place) => ({ line: place + 1, text: line.trim() }));
  const filledLines = lines.filter((line) => line.text !== "");
  const read = filledLines.slice(0, mostTypedShifts).map(({ line, text: typed }) => readLine(typed, line, zone));
  return {
    periods: read.flatMap((result) => ("fault" in result ? [] : [result])),
    faults: read.filter((result) => "fault" in result),
    count: filledLines.length,
  };
}

const clock = String.raw`((?:[01]?\d|2[0-3])[:.][0-5]\d)([ABab])?`;
const shape = new RegExp(
  String.raw`^(?:\p{L}+\.?,? +)?(\S+) +${clock} *[-–—] *${clock}(?: +(?:break|pausa|descanso) +(\d{1,3})(?: *min)?(?: +(.+))?)?$`,
  "u",
);
const unpaid = /^(unpaid|no retribuid[oa]|no pagad[oa])$/i;
const paid = /^(paid|retribuid[oa]|pagad[oa])$/i;
const longestHours = 48;

function readLine(text: string, line: number, zone: Zone): Period | LineFault {
  const [, typed = "", from = "", fromWhich, to = "", toWhich, minutes, pay = "unpaid"] = shape.exec(text) ?? [];
  const day = typedDay(typed);
  if (!day || !(unpaid.test(pay) || paid.test(pay))) return { line, fault: "unreadable" };
  const start = momentOf(day, from, fromWhich, zone, line);
  if (typeof start !== "number") return start;
  const sameDay = momentOf(day, to, toWhich, zone, line);
  // A shift whose end is before its start ends on the next day.
  const end =
    typeof sameDay === "number" && sameDay > start ? sameDay : momentOf(plusDays(day, 1), to, toWhich, zone, line);
  if (typeof sameDay !== "number" && clockOf(to) > clockOf(from)) return sameDay;
  if (typeof end !== "number") return end;
  if (end - start > longestHours * 3_600_000) return { line, fault: "tooLong" };
  const breaks: Break[] = minutes === undefined ? [] : [{ minutes: Number(minutes), isPaid: paid.test(pay) }];
  return periodOf(line, start, end, zone, breaks);
}

/** A or B after a time that comes twice says which. */
function momentOf(
  day: LocalDate,
  time: string,
  which: string | undefined,
  zone: Zone,
  line: number,
): Instant | LineFault {
  const wall: WallTime = instantOf(`${day}T${clockOf(time)}`, zone);
  if (wall.is === "one") return wall.at;
  if (wall.is === "skipped") return { line, fault: "skipped", time: clockOf(time), next: wall.nextWall.slice(-5) };
  if (wall.is === "unreadable") return { line, fault: "unreadable" };
  if (which === undefined) return { line, fault: "twice", time: clockOf(time) };
  return which.toUpperCase() === "A" ? wall.earlier : wall.later;
}

const clockOf = (time: string): string => time.replace(".", ":").padStart(5, "0");

const periodOf = (line: number, start: Instant, end: Instant, zone: Zone, breaks: readonly Break[]): Period => ({
  ...plainPeriod,
  id: String(line),
  start,
  end,
  zone,
  breaks,
});
