/** The words for kinds of documents: of whom they are asked, what for, and how much it matters. */

import type { Country } from "@product/domain/people/workers";

/** EU stands for the European Economic Area and Switzerland as well: whoever may work in Spain without a permit. */
export const nationalityGroups = ["any", "eu", "non_eu"] as const;
export type NationalityGroup = (typeof nationalityGroups)[number];

/** The steps that a worker cannot take without the document. */
export const requiredFor = ["activate", "assign", "checkin"] as const;
export type RequiredFor = (typeof requiredFor)[number];

/** The effect of a missing document: it blocks, it blocks unless overridden with a reason, or it only warns. */
export const severities = ["block", "override", "warn"] as const;
export type Severity = (typeof severities)[number];

/** Which question of the clearance a kind of document answers, beside being asked for by a role or a client. */
export const proofs = [
  "identity",
  "work_permit",
  "right_to_work",
  "contract",
  "guardian_consent",
  "photo",
  "fitness",
] as const;
export type Proof = (typeof proofs)[number];

/**
 * The citation for the country of the work: a kind used in both countries has a law in each, and never shows that of
 * the other.
 */
export const citedIn = (
  { countries, citation, citationUk }: { countries: readonly Country[]; citation: string; citationUk: string },
  country: Country,
): string => (country === "UK" && countries.includes("ES") ? citationUk : citation);

export const usualAlertDays = [60, 30, 7, 0] as const;
const mostAlerts = 10;
const earliestAlert = 365;

/** `60, 30, 7, 0`: how many days before it expires someone is told, the earliest first. Undefined for what is no such list. */
export function alertDaysFrom(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= earliestAlert)) return undefined;
  const days = [...new Set(parts.map(Number))].toSorted((a, b) => b - a);
  return days.length <= mostAlerts ? days : undefined;
}
