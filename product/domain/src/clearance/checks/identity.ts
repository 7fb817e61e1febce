/** One verified identity document that has not expired. */
import { daysFrom, gaps, type DayRange } from "@product/domain/clearance/day-ranges";
import type { DocumentFact, Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";
import { standing } from "./standing.ts";

export function identityReasons({ documents, country, checks }: Facts, { documentTypes }: Rules): Reason[] {
  const proving = new Set(documentTypes.filter(({ proves }) => proves === "identity").map(({ id }) => id));
  const ours = documents.filter(({ typeId }) => proving.has(typeId));
  const valid = ours.filter(({ state }) => state === "verified");
  const waiting = firstWaiting(ours);
  const shown = valid.map(({ validFrom, validUntil }) => daysFrom(validFrom, validUntil));
  return on(gaps([...shown, ...(country === "UK" ? byCheck(checks) : [])]), {
    code: "identity.missing",
    verdict: "BLOCK",
    params: { waiting: waiting !== undefined, ended: valid.length > 0 },
    fix: waiting
      ? { who: "staff", action: "document.review", documentTypeId: waiting }
      : { who: "worker", action: "document.request" },
    overridable: true,
  });
}

/**
 * The British check of the right to work includes that the papers are the person's: a British worker needs no passport.
 */
const byCheck = (checks: Facts["checks"]): DayRange[] =>
  standing(checks.filter(({ country }) => country === "UK"))
    .filter(({ outcome }) => outcome !== "refused")
    .map(({ days }) => days);

/** The kind of one of those that wait for a reviewer, the same whatever their order. */
export const firstWaiting = (documents: readonly DocumentFact[]): string | undefined =>
  documents.flatMap(({ typeId, state }) => (state === "waiting" ? [typeId] : [])).toSorted()[0];
