/** A break on the shift itself: a fault of its design, whoever works it. */
import { minutesBetween } from "@product/domain/time/instant";
import { foundAt } from "@product/domain/rules/finding";
import type { PeriodCheck } from "./check.ts";

export const breakFindings: PeriodCheck = (rule, place, { works }) => {
  const work = works[place]!;
  const { afterMinutes, breakMinutes } = rule.numbers as Record<"afterMinutes" | "breakMinutes", number>;
  const length = minutesBetween(work.start, work.end);
  const longest = Math.max(0, ...work.breaks.map(({ minutes }) => minutes));
  if (length <= afterMinutes || longest >= breakMinutes) return [];
  return [
    foundAt(rule, work, {
      numbers: { lengthMinutes: length, afterMinutes, breakMinutes: longest, requiredMinutes: breakMinutes },
      shortfall: breakMinutes - longest,
    }),
  ];
};
