/** Too young to work at all, on the day the shift starts. */
import { ageOn, isDay, type LocalDate } from "@product/domain/time/local-date";
import { startOfDay } from "@product/domain/time/zoned";
import { foundAt } from "@product/domain/rules/finding";
import { schoolLeavingDate } from "@product/domain/rules/school-leaving";
import type { PeriodCheck } from "./check.ts";

/** By the birthday, or, where the rule says so, by the day on which school may be left. */
export const tooYoungFindings: PeriodCheck = (
  rule,
  place,
  { works },
  { birthDate, nation, schoolLeavingDate: told },
) => {
  const work = works[place]!;
  if (birthDate === null) return [];
  const byBirthday = birthdayAt(birthDate, rule.numbers.age!);
  const leaving = told ?? schoolLeavingDate(birthDate, work.nation ?? nation);
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

/** Who was born on 29 February is a year older on 1 March. */
function birthdayAt(birthDate: string, age: number): LocalDate {
  const day = `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
  return isDay(day) ? day : (`${day.slice(0, 4)}-03-01` as LocalDate);
}
