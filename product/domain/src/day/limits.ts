/** Hours that were worked against what law, contract and visa allow; and the leave that hours earn in the United Kingdom. */
import type { Country } from "@product/domain/people/workers";
import { ruleWith } from "@product/domain/rules/catalogue";
import { holdsOn, type Person } from "@product/domain/rules/person";
import type { Rule, Text } from "@product/domain/rules/rule";
import { plusDays } from "@product/domain/time/local-date";
import { mondayOf, weeksBetween } from "@product/domain/time/weeks";

export type WorkedDay = { day: string; minutes: number; overtime: number };

export type LimitedPerson = Pick<Person, "isPartTime" | "engagedSince" | "studentDays" | "optOuts"> & {
  country: Country;
  /** As the contract says; none where it names no hours. */
  weeklyHours: number | null;
  hasComplementaryPact: boolean;
};

export const limitKeys = [
  "student-week",
  "contract-week",
  "average-48",
  "average-40",
  "overtime",
  "complementary",
] as const;
export type LimitKey = (typeof limitKeys)[number];

export type Measure = {
  key: LimitKey;
  minutes: number;
  limitMinutes: number;
  /** Both days included. */
  from: string;
  until: string;
  citation: Text | undefined;
  standing: "within" | "near" | "over";
};

/** Share of a limit from which a worker counts as near it. */
const nearShare = 0.9;
/** ET art. 12.5.c: complementary hours may be agreed up to this share of the ordinary ones, unless the convenio says more. */
const complementaryShare = 0.3;
const complementaryLaw: Text = { en: "ET art. 12.5.c", es: "ET art. 12.5.c" };

/** A rule by its key, as law or company has it for this person. */
export type RuleOf = (key: string) => Pick<Rule, "numbers" | "citation"> | undefined;

/** As of a day: its week from Monday to Sunday, the averages that end with it, and its calendar year. */
export function hoursAgainstLimits(
  days: readonly WorkedDay[],
  person: LimitedPerson,
  today: string,
  ruleOf: RuleOf = ruleWith,
): Measure[] {
  const { country, weeklyHours, isPartTime, optOuts } = person;
  const prefix = country === "ES" ? "ES" : "UK";
  const monday = mondayOf(today);
  const year = `${today.slice(0, 4)}-01-01`;
  const thisYear = days.filter(({ day }) => day >= year && day <= today);
  const week = { from: monday, until: plusDays(monday, 6) };
  const inWeek = minutesIn(days, week.from, week.until);
  const average = (key: "average-48" | "average-40", rule: string): Measure[] => {
    const text = ruleOf(rule);
    if (!text) return [];
    const from = laterOf(plusDays(monday, -7 * (text.numbers.weeks! - 1)), weekOf(person.engagedSince));
    const weeks = Math.max(1, weeksBetween(from, monday) + 1);
    const minutes = Math.round(minutesIn(days, from, week.until) / weeks);
    return [measure(key, minutes, text.numbers.hours! * 60, { from, until: week.until }, text.citation)];
  };
  return [
    ...studentWeek(days, person, week, ruleOf(`${prefix}-RTW-20`)),
    ...(weeklyHours === null ? [] : [measure("contract-week", inWeek, weeklyHours * 60, week, undefined)]),
    ...(holdsOn(today, optOuts) ? [] : average("average-48", `${prefix}-WEEK-48`)),
    ...(country === "ES" ? average("average-40", "ES-WEEK-40") : []),
    ...(country === "ES" && !isPartTime ? overtime(thisYear, { from: year, until: today }, ruleOf("ES-OT-80")) : []),
    ...(country === "ES" && isPartTime ? complementary(days, person, { from: year, until: today }) : []),
  ];
}

type Span = { from: string; until: string };

function studentWeek(
  days: readonly WorkedDay[],
  { studentDays }: LimitedPerson,
  week: Span,
  text: ReturnType<RuleOf>,
): Measure[] {
  const spans = studentDays.filter(({ from, until }) => from <= week.until && (until === null || week.from <= until));
  if (spans.length === 0) return [];
  const hours = Math.min(...spans.map((span) => span.hours ?? text?.numbers.hours ?? 20));
  const counted = days.filter(({ day }) => holdsOn(day, spans));
  return [measure("student-week", minutesIn(counted, week.from, week.until), hours * 60, week, text?.citation)];
}

function overtime(days: readonly WorkedDay[], span: Span, text: ReturnType<RuleOf>): Measure[] {
  const minutes = days.reduce((sum, day) => sum + day.overtime, 0);
  return text ? [measure("overtime", minutes, text.numbers.hours! * 60, span, text.citation)] : [];
}

/** Hours beyond those of the contract, week by week. Without a pact none may be asked for. */
function complementary(days: readonly WorkedDay[], person: LimitedPerson, { from, until }: Span): Measure[] {
  if (person.weeklyHours === null) return [];
  const agreed = person.weeklyHours * 60;
  const first = laterOf(mondayOf(from), weekOf(person.engagedSince));
  const weeks = Math.max(1, weeksBetween(first, mondayOf(until)) + 1);
  let beyond = 0;
  for (let monday = first as string; monday <= until; monday = plusDays(monday, 7))
    beyond += Math.max(0, minutesIn(days, monday, plusDays(monday, 6)) - agreed);
  const limit = person.hasComplementaryPact ? Math.round(agreed * weeks * complementaryShare) : 0;
  return [measure("complementary", beyond, limit, { from: first, until }, complementaryLaw)];
}

function measure(
  key: LimitKey,
  minutes: number,
  limitMinutes: number,
  span: Span,
  citation: Text | undefined,
): Measure {
  const standing =
    minutes > limitMinutes ? "over" : limitMinutes > 0 && minutes >= limitMinutes * nearShare ? "near" : "within";
  return { key, minutes, limitMinutes, ...span, citation, standing };
}

const minutesIn = (days: readonly WorkedDay[], from: string, until: string): number =>
  days.reduce((sum, { day, minutes }) => sum + (day >= from && day <= until ? minutes : 0), 0);

const weekOf = (day: string | null): string => (day === null ? "" : mondayOf(day));
const laterOf = (a: string, b: string): string => (a > b ? a : b);
