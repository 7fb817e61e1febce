/** One verified identity document that has not expired. */
import { daysFrom, gaps } from "@product/domain/clearance/day-ranges";
import type { Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";

export function identityReasons({ documents }: Facts, { documentTypes }: Rules): Reason[] {
  const proving = new Set(documentTypes.filter(({ proves }) => proves === "identity").map(({ id }) => id));
  const ours = documents.filter(({ typeId }) => proving.has(typeId));
  const valid = ours.filter(({ state }) => state === "verified");
  const isWaiting = ours.some(({ state }) => state === "waiting");
  return on(gaps(valid.map(({ validFrom, validUntil }) => daysFrom(validFrom, validUntil))), {
    code: "identity.missing",
    verdict: "BLOCK",
    params: { waiting: isWaiting, ended: valid.length > 0 },
    fix: isWaiting ? { who: "staff", action: "document.review" } : { who: "worker", action: "document.request" },
    overridable: true,
  });
}
