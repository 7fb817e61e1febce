/** The one clock of the program, which requests, `perform` and jobs ask. The composition root binds it; tests set it. */
import type { LocalDate } from "@product/domain/time/local-date";
import { usualZone, type Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";

const bound = { clock: () => new Date(), home: usualZone };

/** Gives back what was bound before. */
export function bindClock(clock: () => Date, home: Zone = bound.home): typeof bound {
  const before = { ...bound };
  Object.assign(bound, { clock, home });
  return before;
}

export const clockNow = (): Date => bound.clock();

/** The day that it is there. */
export const todayIn = (place: Zone): LocalDate => dayAt(clockNow(), place);

/** The day that it is where the installation stands, for what belongs to no company or venue with a zone of its own. */
export const homeDay = (): LocalDate => homeDayAt(clockNow());

/** The day that it was there at that moment. */
export const homeDayAt = (moment: Date): LocalDate => dayAt(moment, bound.home);

/**
 * The day that it is by the clock of the database, in which moments are counted as days where data comes to its end: nowhere in our
 * countries does it begin sooner than the day of the place, so that nothing ends before its term.
 */
export const termDay = (): LocalDate => clockNow().toISOString().slice(0, 10) as LocalDate;
