/** Moving what is planned to other days: the clock on the wall stays, and where that clock does not know the time, it is asked. */
import type { Instant } from "@product/domain/time/instant";
import { instantOf, wallOf } from "@product/domain/time/instant-of";
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import type { PendingChange } from "@product/domain/planning/shifts";

/** Choices for the two nights of a year on which the clocks change; a missing choice is asked for. */
export type AtClockChange = { twice?: "earlier" | "later" | undefined; skipped?: "next" | undefined };

/** The night does not know the time, or knows it twice: somebody must say what is meant. */
export type ClockQuestion = { is: "skipped" | "twice"; wall: string; next: string };

export function moved(moment: number, days: number, zone: Zone, choice: AtClockChange = {}): number | ClockQuestion {
  if (days === 0) return moment;
  const [day, time] = wallOf(moment as Instant, zone).split("T") as [string, string];
  const wall = `${plusDays(day, days)}T${time}`;
  const found = instantOf(wall, zone);
  if (found.is === "one") return found.at;
  if (found.is === "twice") return choice.twice ? found[choice.twice] : { is: "twice", wall, next: "" };
  if (found.is === "skipped")
    return choice.skipped ? found.next : { is: "skipped", wall, next: found.nextWall.slice(-5) };
  throw new RangeError(`"${wall}" is no time of a clock`);
}

/** An event is wide enough to hold either of two hours that bear the same name, and whatever begins after one that is left out. */
export const movedEdge = (moment: number, days: number, zone: Zone, edge: "start" | "end"): number =>
  moved(moment, days, zone, { twice: edge === "start" ? "earlier" : "later", skipped: "next" }) as number;

type Timed = { startsAt: number; endsAt: number; day: string };

/** Its times so many days later, or the first question that they raise. */
export function movedTimes(shift: Timed, days: number, zone: Zone, choice: AtClockChange): Timed | ClockQuestion {
  const [startsAt, endsAt] = [moved(shift.startsAt, days, zone, choice), moved(shift.endsAt, days, zone, choice)];
  if (typeof startsAt !== "number") return startsAt;
  if (typeof endsAt !== "number") return endsAt;
  // All of it lies in the hour that is left out: nothing of it would remain.
  if (endsAt <= startsAt) return { is: "skipped", wall: "", next: wallOf(endsAt as Instant, zone).slice(-5) };
  return { startsAt, endsAt, day: plusDays(shift.day, days) };
}

/** A change that waits to be published goes along; what it does not say of the times it goes on not saying. */
export function movedPending(
  pending: PendingChange | null,
  published: Timed,
  move: (times: Timed) => Timed | ClockQuestion,
): PendingChange | null | ClockQuestion {
  if (!pending) return null;
  const whole = { startsAt: published.startsAt, endsAt: published.endsAt, day: published.day };
  const times = move({ ...whole, ...onlyTimes(pending) });
  if ("is" in times) return times;
  const timeKeys = Object.keys(onlyTimes(pending)) as (keyof Timed)[];
  return { ...pending, ...Object.fromEntries(timeKeys.map((key) => [key, times[key]])) };
}

const onlyTimes = ({ startsAt, endsAt, day }: PendingChange): Partial<Timed> => ({
  ...(startsAt !== undefined && { startsAt }),
  ...(endsAt !== undefined && { endsAt }),
  ...(day !== undefined && { day }),
});
