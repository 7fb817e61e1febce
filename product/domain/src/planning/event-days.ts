import type { Instant } from "@product/domain/time/instant";
import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import type { Days } from "./calendar.ts";

const untilDawn = 6 * 3_600_000;

/** By the clock of the venue; what ends before six in the morning belongs to the evening before. */
export function daysOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }, zone: Zone): Days {
  const firstDay = dayAt(startsAt as Instant, zone);
  const lastDay = dayAt((endsAt - untilDawn - 1) as Instant, zone);
  return { firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay };
}
