import { warnedDays } from "./erasure.ts";
import { termEnd } from "./terms.ts";

/** The first day on which an application can be erased: after its last day, and never sooner than the warning promised. */
export function erasedFrom(until: string, warnedAt: Date): string {
  const warnedUntil = termEnd(warnedAt.toISOString().slice(0, 10), { term: warnedDays, unit: "days" });
  const after = termEnd(until, { term: 1, unit: "days" });
  return warnedUntil > after ? warnedUntil : after;
}
