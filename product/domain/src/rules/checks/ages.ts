/** Too young to work at all, on the day the shift starts. */
import { ageOn } from "@product/domain/time/local-date";
import { birthdayAt } from "@product/domain/people/working-age";
import { startOfDay } from "@product/domain/time/zoned";
import { foundAt } from "@product/domain/rules/finding";
import { schoolIsOverFrom } from "@product/domain/rules/school-leaving";
import type { PeriodCheck } from "./check.ts";

/** By the birthday, or, where the rule says so, by the day on which school may be left. */
export const tooYoungFindings: PeriodCheck = (
  rule,
  place,
  { works },
  { birthDate, nation, schoolLeavingDate: leavingDate },
) => {
  const work = works[place]!;
  if (birthDate === null) return [];
  const byBirthday = birthdayAt(birthDate, rule.numbers.age!);
  const leaving = leavingDate ?? schoolIsOverFrom(birthDate, work.nation ?? nation);
  const from = rule.numbers.untilSchoolLeaving === 1 ? leaving : byBirthday;
  if (work.day >= from) return [];
  return [
    foundAt(rule, work, {
      numbers: { age: ageOn(work.day, birthDate), requiredAge: rule.numbers.age! },
      shortfall: 1,
      clearsAt: startOfDay(from, work.zone),
    }),
  ];
};
