/** How old someone is on the day itself: birthdays fall inside seasons. */
import { always, dayBefore, firstOfAllDays, type DayRange } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts, Rules } from "@product/domain/clearance/facts";
import { packFor } from "@product/domain/clearance/packs";
import type { Reason } from "@product/domain/clearance/verdict";
import { schoolLeavingDate, type Nation } from "@product/domain/rules/school-leaving";
import { isDay } from "@product/domain/time/local-date";
import { on } from "./reason.ts";

export function ageReasons(facts: Facts, { roles }: Rules, { roleId }: Ask): Reason[] {
  const { birthDate, country, nation } = facts;
  const { leastAge } = packFor(facts);
  if (birthDate === null)
    return on([always], {
      code: "age.unknown",
      verdict: "BLOCK",
      ...cited(leastAge),
      fix: { who: "worker", action: "birth-date.enter" },
      overridable: false,
    });
  const wanted = roles.find(({ id }) => id === roleId)?.minimumAge ?? leastAge.years;
  return [
    ...on(country === "ES" ? daysBefore(birthDate, leastAge.years) : daysAtSchool(birthDate, nation), {
      code: "age.too-young",
      verdict: "BLOCK",
      ...cited(leastAge),
      params: { age: leastAge.years, ofSchoolAge: country === "UK" },
      fix: { who: "staff", action: "wait" },
      overridable: false,
    }),
    ...(wanted > leastAge.years
      ? on(daysBefore(birthDate, wanted), {
          code: "age.role",
          verdict: "BLOCK",
          params: { age: wanted },
          fix: { who: "staff", action: "wait" },
          overridable: false,
        })
      : []),
  ];
}

/** In the United Kingdom someone is a child until the school-leaving date, before or after the sixteenth birthday. */
const daysAtSchool = (birthDate: string, nation: Nation): DayRange[] => [
  { from: firstOfAllDays, until: dayBefore(schoolLeavingDate(birthDate, nation)) },
];

const cited = ({ rule, citation }: { rule: string; citation: string }) => ({ rule, citation });

/** The days on which someone is younger than so many years. Who was born on 29 February is a year older on 1 March. */
export function daysBefore(birthDate: string, years: number): DayRange[] {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, "0")}${birthDate.slice(4)}`;
  return [{ from: firstOfAllDays, until: dayBefore(isDay(birthday) ? birthday : `${birthday.slice(0, 4)}-03-01`) }];
}
