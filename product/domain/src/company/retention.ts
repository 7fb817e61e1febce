/** How long records are kept: the words for it, and the least that the law asks for. */
import type { Country } from "@product/domain/people/workers";

export const termUnits = ["days", "months", "years"] as const;
export type TermUnit = (typeof termUnits)[number];

/** When a term begins: when the record was made, or when the person stopped working for the company. */
export type CountedFrom = "record" | "employment";

/** Blocked data is reserved for courts and authorities; of anonymised records nobody can tell any more whom they concern. */
export const endings = ["delete", "block", "anonymise"] as const;
export type Ending = (typeof endings)[number];

export const longestTerm = 1000;
export const basisLength = 200;

/** Years that the law prescribes, by the id of the rule; the other terms are the company's own to choose. */
const leastByLaw: Readonly<Record<string, number>> = {
  "time-register-es": 4,
  "payroll-es": 4,
  "accounts-es": 6,
  "right-to-work-uk": 2,
  "working-time-uk": 2,
  "pay-uk": 6,
};

/** Terms that were lengthened after installations had theirs; who had chosen their own kept it, and reads the usual one. */
const lengthened: Readonly<Record<string, { term: number; unit: TermUnit }>> = {
  "payroll-es": { term: 5, unit: "years" },
  "applications-uk": { term: 12, unit: "months" },
};

/** The usual term of a rule, where somebody keeps records for less. */
export function usualTerm(ruleId: string, term: number, unit: TermUnit): { term: number; unit: TermUnit } | undefined {
  const usual = Object.hasOwn(lengthened, ruleId) ? lengthened[ruleId]! : undefined;
  return usual && term / perYear[unit] < usual.term / perYear[usual.unit] ? usual : undefined;
}

/** Whether a rule rests on the law of that country, or on none; the papers of one country never follow the law of the other. */
export const holdsIn = (country: Country, ruleId: string): boolean =>
  country === "ES" ? !ruleId.endsWith("-uk") : !ruleId.endsWith("-es") && ruleId !== "worker-documents";

export const leastYears = (ruleId: string): number | undefined =>
  Object.hasOwn(leastByLaw, ruleId) ? leastByLaw[ruleId] : undefined;

/** A year is twelve months and, counted in days, never shorter than a leap year: whoever counts days keeps a day too many. */
export function isLongEnough(ruleId: string, term: number, unit: TermUnit): boolean {
  return term >= (leastYears(ruleId) ?? 0) * perYear[unit];
}

const perYear = { days: 366, months: 12, years: 1 } as const satisfies Record<TermUnit, number>;
