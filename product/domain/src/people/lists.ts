/** The words for lists of workers: how they are made up, what they are for, and how several become one. */
import type { Filter } from "@product/domain/filters/filter";

/** Chosen by hand, or by a filter that is asked anew each time. */
export const listKinds = ["static", "dynamic"] as const;
export type ListKind = (typeof listKinds)[number];

export const listPurposes = ["call-out", "report", "allow", "deny"] as const;
export type ListPurpose = (typeof listPurposes)[number];

/** Whom a client takes alone, or never: such a list belongs to that client. */
export const isForClient = (purpose: ListPurpose): boolean => purpose === "allow" || purpose === "deny";

export const listNameLength = 120;
export const listReasonLength = 300;
/** As many as an address can name one by one; more are added by a filter. */
export const mostNamedWorkers = 300;
export const mostCombinedLists = 10;

/** Its last day counts. */
export const hasEnded = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today;

/** Everyone of any, only who is in all, or who is in the first and in none of the others. */
export const combinations = ["union", "intersection", "difference"] as const;
export type Combination = (typeof combinations)[number];

export function combined(how: Combination, [first, ...others]: readonly [Filter, ...Filter[]]): Filter {
  if (how === "union") return { or: [first, ...others] };
  return how === "intersection" ? { and: [first, ...others] } : { and: [first, { not: { or: others } }] };
}
