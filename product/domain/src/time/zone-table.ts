/** Days and times of one zone for browsers, which need not know the zones of the world for it. Made by `zoneTable` on the server. */
import type { Instant } from "./instant.ts";
import type { LocalDate } from "./local-date.ts";

/** From each moment on, the minutes by which clocks there are ahead of UTC. In order; the first moment is where it begins. */
export type ZoneTable = { zone: string; offsets: readonly (readonly [from: Instant, minutes: number])[] };

/** The day and the time that a clock there shows. */
export function wallAt(moment: Instant, table: ZoneTable): { day: LocalDate; time: string } {
  const text = new Date(moment + offsetAt(moment, table) * 60_000).toISOString();
  return { day: text.slice(0, 10) as LocalDate, time: text.slice(11, 16) };
}

/** The moments at which a clock there shows this: one as a rule, two in the hour that comes twice, none in the one left out. */
export function momentsIn(day: LocalDate, time: string, table: ZoneTable): Instant[] {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const moments = new Set(table.offsets.map(([, minutes]) => (asUtc - minutes * 60_000) as Instant));
  return [...moments]
    .filter((moment) => moment + offsetAt(moment, table) * 60_000 === asUtc)
    .toSorted((moment, other) => moment - other);
}

const offsetAt = (moment: Instant, { offsets }: ZoneTable): number =>
  (offsets.findLast(([from]) => from <= moment) ?? offsets[0]!)[1];
