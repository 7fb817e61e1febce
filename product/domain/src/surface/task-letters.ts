/** When somebody of the office is written to about what waits for them. */
import { weekdayOf } from "@product/domain/time/weeks";
import type { Zone } from "@product/domain/time/zone";
import { dayAt, wallTimeAt } from "@product/domain/time/zoned";

const saturday = 5;

/** Once on a working day, from eight to eight where they are. */
export function mayBeTold(now: Date, zone: Zone, toldAt: Date | null): boolean {
  const [today, time] = [dayAt(now, zone), wallTimeAt(now, zone)];
  return (
    weekdayOf(today) < saturday && time >= "08:00" && time < "20:00" && (toldAt === null || dayAt(toldAt, zone) < today)
  );
}
