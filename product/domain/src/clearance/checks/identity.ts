/** One verified identity document that has not expired. */
import { daysFrom, gaps } from "@product/domain/clearance/day-ranges";
import type { DocumentFact, Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";

export function identityReasons({ documents }: Facts, { documentTypes }: Rules): Reason[] {
  const proving = new Set(documentTypes.filter(({ proves }) => proves === "identity").map(({ id }) => id));
  const ours = documents.filter(({ typeId }) => proving.has(typeId));
  const valid = ours.filter(({ state }) => state === "verified");
  const waiting = firstWaiting(ours);
  return on(gaps(valid.map(({ validFrom, validUntil }) => daysFrom(validFrom, validUntil))), {
    code: "identity.missing",
    verdict: "BLOCK",
    params: { waiting: waiting !== undefined, ended: valid.length > 0 },
    fix: waiting
      ? { who: "staff", action: "document.review", documentTypeId: waiting }
      : { who: "worker", action: "document.request" },
    overridable: true,
  });
}

/** The kind of one of those that wait for a reviewer, the same whatever their order. */
export const firstWaiting = (documents: readonly DocumentFact[]): string | undefined =>
  documents.flatMap(({ typeId, state }) => (state === "waiting" ? [typeId] : [])).toSorted()[0];
