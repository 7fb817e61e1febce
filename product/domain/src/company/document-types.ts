/** The words for kinds of documents: of whom they are asked, what for, and how much it matters. */

import type { Country } from "@product/domain/people/workers";

/** EU stands for the European Economic Area and Switzerland as well: whoever may work in Spain without a permit. */
export const nationalityGroups = ["any", "eu", "non_eu"] as const;
export type NationalityGroup = (typeof nationalityGroups)[number];

/** What someone cannot do without it. */
export const requiredFor = ["activate", "assign", "checkin"] as const;
export type RequiredFor = (typeof requiredFor)[number];

/** What its lack does: it blocks, it blocks unless someone gives a reason, or it is only said. */
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

/** What a kind cites where someone works: one of both countries has a law in each, and never that of the other. */
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
