/**
 * Judges work by the rules of a pack as the company has set them: all of it, or one more shift of a person whose history is known.
 * Both ask the same checks, so the second says of that shift what the first would.
 */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { tooYoungFindings } from "./checks/ages.ts";
import { nightAverageWeeksFindings, weekAverageFindings } from "./checks/averages.ts";
import { breakFindings } from "./checks/breaks.ts";
import type { AverageCheck, DayCheck, PeriodCheck, WeekCheck } from "./checks/check.ts";
import { agencyWeeksFindings, occasionalDaysFindings, temporaryMonthsFindings } from "./checks/contracts.ts";
import {
  dayHoursFindings,
  overtimeFindings,
  spreadFindings,
  studentWeekFindings,
  weekHoursFindings,
} from "./checks/hours.ts";
import { minorNightFindings, nightAverageDaysFindings, nightHazardFindings } from "./checks/nights.ts";
import { noticeFindings } from "./checks/notice.ts";
import { dailyRestFindings, overlapFindings, weeklyRestFindings } from "./checks/rest.ts";
import { travelFindings } from "./checks/travel.ts";
import { concerns, type Finding } from "./finding.ts";
import { historyOf, near, withOneMore, type History } from "./history.ts";
import { ageGroupOn, isUnderWorkingTimeLaw, type Person } from "./person.ts";
import { longestAverage, mostRuleDays } from "./reach.ts";
import { packIn } from "./packs/packs.ts";
import { settler, textsOn, type SettledRule } from "./resolve.ts";
import { checkKinds, type CheckKind, type PackId } from "./rule.ts";
import type { Nation } from "./school-leaving.ts";
import type { RuleSetting } from "./settings.ts";
import { workOf, type Period, type Scopes, type Work } from "./work.ts";

const ofPeriods: Partial<Record<CheckKind, PeriodCheck>> = {
  overlap: overlapFindings,
  "too-young": tooYoungFindings,
  "minor-night": minorNightFindings,
  "daily-rest": dailyRestFindings,
  "weekly-rest": weeklyRestFindings,
  "night-average-days": nightAverageDaysFindings,
  "night-hazard": nightHazardFindings,
  break: breakFindings,
  "overtime-year": overtimeFindings,
  notice: noticeFindings,
  "temporary-months": temporaryMonthsFindings,
  "occasional-days": occasionalDaysFindings,
  "agency-weeks": agencyWeeksFindings,
  travel: travelFindings,
};
const ofDays: Partial<Record<CheckKind, DayCheck>> = { "day-hours": dayHoursFindings, spread: spreadFindings };
const ofWeeks: Partial<Record<CheckKind, WeekCheck>> = {
  "week-hours": weekHoursFindings,
  "student-week": studentWeekFindings,
};
const ofAverages: Partial<Record<CheckKind, AverageCheck>> = {
  "week-average": weekAverageFindings,
  "night-average-weeks": nightAverageWeeksFindings,
};

/** Every finding there is in someone's work. */
export function judge(person: Person, history: History, settings: readonly RuleSetting[] = []): Finding[] {
  const settle = lawsOf(person, settings);
  const days = Map.groupBy(history.works, ({ day }) => day);
  const weeks = Map.groupBy(history.works, ({ monday }) => monday);
  return inOrderOfWeight([
    ...history.works.flatMap((work, place) => atPeriod(settle, place, work, history, person)),
    ...[...days.values()].flatMap((works) => onDay(settle, works, person)),
    ...[...weeks.values()].flatMap((works) => inWeek(settle, works, person)),
    ...[...history.weeks.keys()].flatMap((monday) => upToWeek(settle, monday, history, person)),
  ]);
}

/** The findings in which one more shift would have a part, of it and of what is already there. */
export function judgeOneMore(
  person: Person,
  history: History,
  shift: Period,
  settings: readonly RuleSetting[] = [],
): Finding[] {
  const settle = lawsOf(person, settings);
  const newWork = workOf(shift);
  const after = withOneMore(near(history, newWork), newWork);
  const until = plusDays(newWork.day, mostRuleDays);
  const touched = after.works.flatMap((work, place) =>
    work.start >= newWork.start && work.day <= until ? [{ work, place }] : [],
  );
  const lastWeek = plusDays(newWork.monday, 7 * longestAverage);
  const mondays = [...after.weeks.keys()].filter((monday) => newWork.monday <= monday && monday <= lastWeek);
  const findings = [
    ...touched.flatMap(({ work, place }) => atPeriod(settle, place, work, after, person)),
    ...onDay(
      settle,
      after.works.filter(({ day }) => day === newWork.day),
      person,
    ),
    ...inWeek(
      settle,
      after.works.filter(({ monday }) => monday === newWork.monday),
      person,
    ),
    ...mondays.flatMap((monday) => upToWeek(settle, monday, after, person)),
  ];
  return inOrderOfWeight(findings.filter((finding) => concerns(finding, newWork)));
}

/** Findings about a shift that hold for any worker: shown when it is drawn, before anyone is asked. */
export function judgeDesign(pack: PackId, shift: Period, settings: readonly RuleSetting[] = []): Finding[] {
  const work = workOf(shift);
  const history = historyOf([shift], nightHoursOf(pack));
  return settler(pack, settings)(work.day, work.scopes)
    .filter(({ check, ages, severity }) => check === "break" && ages !== "minor" && severity !== "off")
    .flatMap((rule) => breakFindings(rule, 0, history, nobody));
}

/** By the texts of a pack: when night is, and from how many hours a shift is one of the night. */
export function nightHoursOf(pack: PackId): History["night"] {
  const texts = textsOn(pack, endOfTime).rules;
  const {
    nightFrom = 22,
    nightUntil = 6,
    nightHours = 3,
  } = texts.find(({ check }) => check === "night-average-days" || check === "night-average-weeks")?.numbers ?? {};
  return { nightFrom, nightUntil, nightHours };
}

const endOfTime = "9999-12-31";
const nobody = {} as Person;

type Settle = ReturnType<typeof lawsOf>;

/** The law of who employs them; of children, the law of where they work. */
function lawsOf({ pack }: Person, settings: readonly RuleSetting[]) {
  const settle = settler(pack, settings);
  let there: typeof settle | undefined;
  return (day: string, scopes: Scopes, nation?: Nation | null): SettledRule[] => {
    const rules = settle(day, scopes);
    if (!nation || pack === "ES" || packIn(nation) === pack) return rules;
    there ??= settler(packIn(nation), settings);
    return [...rules.filter((rule) => !isOfChildren(rule)), ...there(day, scopes).filter(isOfChildren)];
  };
}

const isOfChildren = ({ check }: SettledRule) => check === "too-young";

const atPeriod = (settle: Settle, place: number, work: Work, history: History, person: Person): Finding[] =>
  settle(work.day, work.scopes, work.nation)
    .filter((rule) => rule.check in ofPeriods && isAbout(rule, work.day, person))
    .flatMap((rule) => ofPeriods[rule.check]?.(rule, place, history, person) ?? []);

function onDay(settle: Settle, works: readonly Work[], person: Person): Finding[] {
  const { day, scopes } = works[0]!;
  return settle(day, scopes)
    .filter((rule) => rule.check in ofDays && isAbout(rule, day, person))
    .flatMap((rule) => ofDays[rule.check]?.(rule, works, person) ?? []);
}

function inWeek(settle: Settle, works: readonly Work[], person: Person): Finding[] {
  const { day } = works[0]!;
  return settle(day, person.scopes)
    .filter((rule) => rule.check in ofWeeks && isAbout(rule, day, person))
    .flatMap((rule) => ofWeeks[rule.check]?.(rule, works, person) ?? []);
}

const upToWeek = (settle: Settle, monday: LocalDate, history: History, person: Person): Finding[] =>
  settle(monday, person.scopes)
    .filter((rule) => rule.check in ofAverages && isAbout(rule, monday, person))
    .flatMap((rule) => ofAverages[rule.check]?.(rule, monday, history, person) ?? []);

function isAbout(rule: SettledRule, day: string, person: Person): boolean {
  if (rule.severity === "off") return false;
  if (!rule.isForEveryone && !isUnderWorkingTimeLaw(person)) return false;
  if (rule.isForPartTime && !person.isPartTime) return false;
  if (rule.isForAgency && person.workerType !== "agency") return false;
  return rule.ages === undefined || rule.ages === ageGroupOn(day, person);
}

const weight = { block: 0, warn: 1, info: 2 };

const inOrderOfWeight = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      weight[a.severity] - weight[b.severity] ||
      Number(a.isOverridable) - Number(b.isOverridable) ||
      compare(a.window.from, b.window.from) ||
      compare(a.window.until, b.window.until) ||
      checkKinds.indexOf(a.check) - checkKinds.indexOf(b.check) ||
      compare(a.rule, b.rule) ||
      compare(a.at ?? "", b.at ?? ""),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
