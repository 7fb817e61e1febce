/** Whether there is time to get from one place to the next. */
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import { kilometresBetween } from "@product/domain/towns/distance";
import { found } from "@product/domain/rules/finding";
import { dayWindow, idsOf, type PeriodCheck } from "./check.ts";

export const travelFindings: PeriodCheck = (rule, place, { works, furthestBefore }) => {
  const work = works[place]!;
  const before = works[furthestBefore[place]!];
  if (!before?.place || !work.place || before.end > work.start) return [];
  const kilometres = kilometresBetween(before.place, work.place) * detour;
  const needed = Math.ceil((kilometres / rule.numbers.kilometresPerHour!) * 60);
  const gap = minutesBetween(before.end, work.start);
  if (needed <= gap) return [];
  return [
    found(rule, {
      numbers: { gapMinutes: gap, neededMinutes: needed, kilometres: Math.round(kilometres) },
      shortfall: needed - gap,
      clearsAt: (before.end + needed * 60_000) as Instant,
      at: work.id,
      periods: idsOf([before, work]),
      window: dayWindow([before, work]),
    }),
  ];
};

/** Roads are longer than the line between two points. */
const detour = 1.3;
