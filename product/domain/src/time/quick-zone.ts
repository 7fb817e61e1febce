/** Days and times of a place by arithmetic, for what asks thousands of times: the changes of its clocks are looked up once. */
import type { Instant } from "./instant.ts";
import { localDate, type LocalDate } from "./local-date.ts";
import type { Zone } from "./zone.ts";
import { momentsAt, zoneTable } from "./zoned.ts";

const dayMs = 86_400_000;

/** The day that it is there at that moment. */
export const quickDayAt = (moment: Instant, zone: Zone): LocalDate =>
  new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 10) as LocalDate;

/** When a clock there shows the full hour on that day: of two, the first or the last; of none, the first moment after it. */
export function quickHourAt(day: LocalDate, hour: number, zone: Zone, which: "first" | "last"): Instant {
  const asUtc = Date.parse(day) + hour * 3_600_000;
  const before = offsetAt(asUtc - dayMs, zone);
  if (before === offsetAt(asUtc + dayMs, zone)) return (asUtc - before) as Instant;
  const { moments, next } = momentsAt(day, `${String(hour).padStart(2, "0")}:00`, zone);
  return moments.at(which === "first" ? 0 : -1) ?? next;
}

type Changes = { from: number[]; offset: number[] };
const known = new Map<Zone, Changes>();

function changesOf(zone: Zone): Changes {
  const there = known.get(zone);
  if (there) return there;
  const { offsets } = zoneTable(zone, localDate("1970-01-01"), localDate("2100-12-31"));
  const changes = { from: offsets.map(([from]) => from), offset: offsets.map(([, minutes]) => minutes * 60_000) };
  known.set(zone, changes);
  return changes;
}

/** By halves; before the first change, as at it. */
function offsetAt(moment: number, zone: Zone): number {
  const { from, offset } = changesOf(zone);
  let [low, high] = [0, from.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (from[middle]! <= moment) low = middle;
    else high = middle - 1;
  }
  return offset[low]!;
}
