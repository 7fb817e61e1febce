/** On which days each check of the right to work counts. */
import { dayBefore, daysFrom, type DayRange } from "@product/domain/clearance/day-ranges";
import type { CheckFact } from "@product/domain/clearance/facts";

/** A check stands until its follow-up, or until the next one is made; of those of one day, the last. */
export function standing(checks: readonly CheckFact[]): { outcome: CheckFact["outcome"]; days: DayRange }[] {
  const last = checks.filter((check) =>
    checks.every((other) => other.checkedOn !== check.checkedOn || other.madeAt <= check.madeAt),
  );
  return last.map(({ outcome, checkedOn, validUntil }) => {
    const days = daysFrom(checkedOn, validUntil);
    const next = last
      .map((other) => other.checkedOn)
      .filter((day) => day > checkedOn)
      .toSorted()[0];
    return { outcome, days: next && next <= days.until ? { from: checkedOn, until: dayBefore(next) } : days };
  });
}
