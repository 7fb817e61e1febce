/** How long the law lets a document of identity be good, by the age at which it was issued. */
import { ageOn, type LocalDate } from "@product/domain/time/local-date";
import { monthsLater } from "./validity.ts";

/** Spain: RD 1553/2005 art. 6 (DNI) and RD 896/2003 art. 5 (passport). Months up to that age; none where it never ends. */
const terms: Readonly<Record<string, readonly { under: number; months: number | null }[]>> = {
  dni: [
    { under: 5, months: 24 },
    { under: 30, months: 60 },
    { under: 70, months: 120 },
    { under: Infinity, months: null },
  ],
  passport: [
    { under: 5, months: 24 },
    { under: 30, months: 60 },
    { under: Infinity, months: 120 },
  ],
};

export type Issued = {
  /** The key of its kind. */
  kind: string;
  issuedOn: string;
  birthDate: string | null;
  nationality: string | null;
};

/** The last day on which it can be good; null where it need not end, undefined where no law of ours says. */
export function lawfulEnd({ kind, issuedOn, birthDate, nationality }: Issued): LocalDate | null | undefined {
  // Other countries have terms of their own for their passports.
  const isSpanish = kind === "dni" || nationality === "ES";
  if (!isSpanish || birthDate === null || !Object.hasOwn(terms, kind)) return undefined;
  const term = terms[kind]!.find(({ under }) => ageOn(issuedOn, birthDate) < under)!;
  return term.months === null ? null : (monthsLater(issuedOn, term.months) as LocalDate);
}

/** Whether somebody read a day that cannot stand on it. */
export function isLongerThanLawful(issued: Issued, validUntil: string): boolean {
  const end = lawfulEnd(issued);
  return typeof end === "string" && validUntil > end;
}
