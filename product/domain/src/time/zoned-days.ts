import type { Instant } from "./instant.ts";
import type { Zone } from "./zone.ts";

/** The same time on the wall so many days later; where clocks go forward over it, the first moment after. */
export const daysLater = (moment: Instant, days: number, zone: Zone): Instant =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).add({ days }).epochMilliseconds as Instant;
