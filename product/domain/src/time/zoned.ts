/** Between moments and the calendar of a place. For the server: browsers get the transitions of a zone, and `zone-table.ts`. */
import type { LocalDate } from "./local-date.ts";
import type { Instant } from "./instant.ts";
import type { Zone } from "./zone.ts";
import type { ZoneTable } from "./zone-table.ts";

/** The day that it is there at that moment. */
export const dayAt = (moment: Instant | Date, zone: Zone): LocalDate =>
  zoned(Number(moment), zone).toPlainDate().toString() as LocalDate;

/** The hour and minute that a clock on the wall shows there, `23:59`. */
export const wallTimeAt = (moment: Instant | Date, zone: Zone): string =>
  zoned(Number(moment), zone).toPlainTime().toString({ smallestUnit: "minute" });

/** When the day begins there: not always at midnight. */
export const startOfDay = (day: LocalDate, zone: Zone): Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds as Instant;

/**
 * The moments at which a clock there shows this: one as a rule, two in the hour that comes twice, none in the hour that is left
 * out; then `next` is the first moment after it.
 */
export function momentsAt(day: LocalDate, time: string, zone: Zone): { moments: Instant[]; next: Instant } {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const at = (disambiguation: "earlier" | "later") => wall.toZonedDateTime(zone, { disambiguation });
  const [earlier, later] = [at("earlier"), at("later")];
  const moments = [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])] as Instant[];
  if (later.toPlainDateTime().equals(wall)) return { moments, next: moments[0]! };
  return { moments: [], next: earlier.getTimeZoneTransition("next")!.epochMilliseconds as Instant };
}

/** The table by which a browser computes days and times of a zone between two days, without knowing zones itself. */
export function zoneTable(zone: Zone, from: LocalDate, until: LocalDate): ZoneTable {
  const end = startOfDay(until, zone) + dayMs;
  const offsets: ZoneTable["offsets"][number][] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from(from).toZonedDateTime(zone);
  while (at && at.epochMilliseconds <= end) {
    offsets.push([at.epochMilliseconds as Instant, at.offsetNanoseconds / 60e9]);
    at = at.getTimeZoneTransition("next");
  }
  return { zone, offsets };
}

const dayMs = 24 * 3_600_000;

const zoned = (milliseconds: number, zone: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone);
