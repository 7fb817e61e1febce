/** How long before it starts someone was told of a shift. */
import { minutesBetween } from "@product/domain/time/instant";
import { foundAt } from "@product/domain/rules/finding";
import { daysLater } from "@product/domain/time/zoned-days";
import type { PeriodCheck } from "./check.ts";

/**
 * Notice in calendar days, at the same local time. A shift that its workers were not told of yet has no notice to
 * judge.
 */
export const noticeFindings: PeriodCheck = (rule, place, { works }) => {
  const work = works[place]!;
  if (work.toldAt === null || work.kind !== "planned") return [];
  const days = rule.numbers.days!;
  const earliest = daysLater(work.toldAt, days, work.zone);
  if (earliest <= work.start) return [];
  return [
    foundAt(rule, work, {
      numbers: { noticeMinutes: minutesBetween(work.toldAt, work.start), days, toldAt: work.toldAt },
      shortfall: minutesBetween(work.start, earliest),
      clearsAt: earliest,
    }),
  ];
};
