/** How it is made sure that someone may work in a country, and who may without asking. */
import { dayAfter, dayBefore } from "@product/domain/clearance/day-ranges";
import { monthsLater } from "@product/domain/documents/validity";
import { checkShareCode } from "@product/domain/identifiers/nino";
import { isDay } from "@product/domain/time/local-date";
import { countries, type Country } from "@product/domain/people/workers";

export const checkMethods = [
  "national_document",
  "residence_permit",
  "manual",
  "birth_certificate",
  "idvt",
  "share_code",
  "ecs",
] as const;
export type CheckMethod = (typeof checkMethods)[number];

/** The ways that each country knows. */
export const methodsIn: Record<Country, readonly CheckMethod[]> = {
  ES: ["national_document", "residence_permit"],
  UK: ["manual", "birth_certificate", "idvt", "share_code", "ecs"],
};

export const checkOutcomes = ["unlimited", "limited", "refused"] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** Nationalities of the Union, the European Economic Area and Switzerland: they work in Spain with no permit. */
const freeInSpain: ReadonlySet<string> = new Set(
  "AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK".split(","),
);
const freeInTheUk: ReadonlySet<string> = new Set(["GB", "IE"]);

export const isEuropean = (nationality: string): boolean => freeInSpain.has(nationality);

/** Undefined where the nationality is not known. */
export function worksFreely(country: Country, nationality: string | null): boolean | undefined {
  if (nationality === null) return undefined;
  return (country === "ES" ? freeInSpain : freeInTheUk).has(nationality);
}

/** Ways that are open to British and Irish citizens alone: a certificate with proof of the NINO, and a digital check of their passport. */
const forBritishAndIrish: readonly CheckMethod[] = ["birth_certificate", "idvt"];

/** The facts about the person on which a way of checking depends. */
export type Checked = { nationality: string | null; hasNino: boolean; passportUntil: string | null };

export type MethodFault = "citizens-only" | "nino-needed" | "passport-ended";

/** Why a way of checking cannot have been taken for this person. */
export function methodFaults(
  { method, checkedOn }: { method: CheckMethod; checkedOn: string },
  { nationality, hasNino, passportUntil }: Checked,
): MethodFault[] {
  const isForeign = worksFreely("UK", nationality) === false;
  return [
    ...(forBritishAndIrish.includes(method) && isForeign ? ["citizens-only" as const] : []),
    ...(method === "birth_certificate" && !hasNino ? ["nino-needed" as const] : []),
    // A digital check reads a passport that is valid on the day.
    ...(method === "idvt" && passportUntil !== null && passportUntil < checkedOn ? ["passport-ended" as const] : []),
  ];
}

/** A positive verification notice of the Employer Checking Service counts for so long. */
const noticeMonths = 6;

/** The one that each way belongs to. */
export const countryOf = (method: CheckMethod): Country => (methodsIn.ES.includes(method) ? "ES" : "UK");

/** A share code can be looked up for so long after it was made. */
export const shareCodeDays = 90;

export const mostTermHours = 60;

/** The most that a student may work where the law says it for all: RD 1155/2024. In the UK each permission says it. */
const studentHours = { ES: 30 } as const;

/** The days and limits of a check. If two were made on one day, the later in the list counts. */
export type Check = {
  country: Country;
  outcome: CheckOutcome;
  checkedOn: string;
  validUntil: string | null;
  termHours: number | null;
};

/** First and last day included. */
export type Term = { firstDay: string; lastDay: string };

/** The check of a country that a day stands on: the last one made by then, unless its follow-up is overdue. */
export function standingOn<C extends Check>(day: string, checks: readonly C[], country: Country): C | undefined {
  const last = latest(checks.filter((check) => check.country === country && check.checkedOn <= day));
  return last && (last.validUntil === null || day <= last.validUntil) ? last : undefined;
}

const latest = <C extends Check>(checks: readonly C[]): C | undefined =>
  checks.reduce<C | undefined>(
    (found, check) => (!found || check.checkedOn >= found.checkedOn ? check : found),
    undefined,
  );

/**
 * The hours a week that a student may work on a day, or null where nothing limits them; the lowest where two countries have
 * checked. Whose terms nobody wrote down counts as being in term always: a limit that we cannot see the end of has none. Spain
 * has no exemption outside term.
 */
export function termLimitOn(day: string, checks: readonly Check[], terms: readonly Term[]): number | null {
  const isInTerm = terms.length === 0 || terms.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const limiting = countries.filter((country) => country === "ES" || isInTerm);
  const limits = limiting.flatMap((country) => {
    const check = standingOn(day, checks, country);
    if (!check || check.outcome === "refused" || check.termHours === null) return [];
    return [country === "ES" ? Math.min(check.termHours, studentHours.ES) : check.termHours];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

/** How a student stands on a day, and the last day on which that holds; null where nothing known changes it. */
export type TermState = { hours: number | null; until: string | null };

/** Undefined for whom no such limit holds on the day, in term or out of it. */
export function termStateOn(day: string, checks: readonly Check[], terms: readonly Term[]): TermState | undefined {
  if (termLimitOn(day, checks, []) === null) return undefined;
  const hours = termLimitOn(day, checks, terms);
  const changesOn = [
    ...terms.flatMap(({ firstDay, lastDay }) => [firstDay, dayAfter(lastDay)]),
    ...checks.flatMap(({ checkedOn, validUntil }) => [checkedOn, ...(validUntil ? [dayAfter(validUntil)] : [])]),
  ];
  const next = changesOn.toSorted().find((other) => other > day && termLimitOn(other, checks, terms) !== hours);
  return { hours, until: next === undefined ? null : dayBefore(next) };
}

export const termsOverlap = (a: Term, b: Term): boolean => a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

/** By when each country's last check has to be made anew, the most urgent first. A refusal has no follow-up. */
export const followUpsOf = (checks: readonly Check[]): { country: Country; day: string }[] =>
  countries
    .flatMap((country) => {
      const last = latest(checks.filter((check) => check.country === country));
      return last && last.outcome !== "refused" && last.validUntil ? [{ country, day: last.validUntil }] : [];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

/** A check as it is typed; empty where nothing was. */
export type TypedCheck = {
  method: CheckMethod;
  outcome: CheckOutcome;
  checkedOn: string;
  validUntil: string | null;
  termHours: number | null;
  shareCode: string | null;
};

export type CheckFault = {
  field: "outcome" | "checkedOn" | "validUntil" | "termHours" | "shareCode";
  fault:
    | "required"
    | "date"
    | "dayAhead"
    | "dayNotAfter"
    | "notAsked"
    | "shareCodeForm"
    | "studentHours"
    | "noticeTerm"
    | "noticeLimited";
};

export function checkFaults(
  { method, outcome, checkedOn, validUntil, termHours, shareCode }: TypedCheck,
  today: string,
): CheckFault[] {
  const isLimited = outcome === "limited";
  const isCode = method === "share_code";
  const code = shareCode === null ? undefined : checkShareCode(shareCode);
  const found: (CheckFault | false | undefined)[] = [
    !isDay(checkedOn) && { field: "checkedOn", fault: "date" },
    isDay(checkedOn) && checkedOn > today && { field: "checkedOn", fault: "dayAhead" },
    isLimited && validUntil === null && { field: "validUntil", fault: "required" },
    !isLimited && validUntil !== null && { field: "validUntil", fault: "notAsked" },
    isLimited && validUntil !== null && !isDay(validUntil) && { field: "validUntil", fault: "date" },
    isLimited &&
      validUntil !== null &&
      isDay(validUntil) &&
      validUntil <= checkedOn && { field: "validUntil", fault: "dayNotAfter" },
    !isLimited && termHours !== null && { field: "termHours", fault: "notAsked" },
    isLimited &&
      countryOf(method) === "ES" &&
      (termHours ?? 0) > studentHours.ES && { field: "termHours", fault: "studentHours" },
    method === "ecs" && outcome === "unlimited" && { field: "outcome", fault: "noticeLimited" },
    method === "ecs" &&
      validUntil !== null &&
      isDay(validUntil) &&
      isDay(checkedOn) &&
      validUntil > monthsLater(checkedOn, noticeMonths) && { field: "validUntil", fault: "noticeTerm" },
    isCode && !code && { field: "shareCode", fault: "required" },
    !isCode && code && { field: "shareCode", fault: "notAsked" },
    isCode && code?.problem && !code.isDoubt && { field: "shareCode", fault: "shareCodeForm" },
  ];
  return found.filter((each): each is CheckFault => Boolean(each));
}
