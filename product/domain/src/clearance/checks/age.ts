/** How old someone is on the day itself: birthdays fall inside seasons. */
import { always, dayBefore, firstOfAllDays, type DayRange } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts, Rules } from "@product/domain/clearance/facts";
import { packFor } from "@product/domain/clearance/packs";
import type { Reason } from "@product/domain/clearance/verdict";
import { birthdayAt, mayWorkFrom } from "@product/domain/people/working-age";
import { on } from "./reason.ts";

export function ageReasons(facts: Facts, { roles }: Rules, { roleId }: Ask): Reason[] {
  const { birthDate, country } = facts;
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
    ...on(until(mayWorkFrom(birthDate, facts)), {
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

const cited = ({ rule, citation }: { rule: string; citation: string }) => ({ rule, citation });

/** The days on which someone is younger than so many years. */
export const daysBefore = (birthDate: string, years: number): DayRange[] => until(birthdayAt(birthDate, years));

const until = (day: string): DayRange[] => [{ from: firstOfAllDays, until: dayBefore(day) }];
