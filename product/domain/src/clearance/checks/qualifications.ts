/** Qualifications that the role or the place asks for: held or implied by a higher one, and verified. */
import { daysFrom, gaps } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { alsoCountsFor } from "@product/domain/company/qualifications";
import { on } from "./reason.ts";

export function qualificationReasons({ qualifications }: Facts, rules: Rules, { roleId, also }: Ask): Reason[] {
  const ofRole = rules.roles.find(({ id }) => id === roleId)?.qualificationIds ?? [];
  const requiredIds = new Set([...ofRole, ...(also?.qualificationIds ?? [])]);
  return [...requiredIds].flatMap((wanted) => {
    const ours = qualifications.filter(
      ({ qualificationId }) =>
        qualificationId === wanted || alsoCountsFor(qualificationId, rules.implications).includes(wanted),
    );
    const valid = ours.filter(({ state }) => state === "verified");
    const names = rules.qualifications.find(({ id }) => id === wanted);
    return on(gaps(valid.map(({ validFrom, validUntil }) => daysFrom(validFrom, validUntil))), {
      code: "qualification.missing",
      verdict: "BLOCK",
      params: {
        nameEn: names?.nameEn ?? "",
        nameEs: names?.nameEs ?? "",
        claimed: ours.some(({ state }) => state === "claimed"),
        ended: valid.length > 0,
      },
      fix: { who: "staff", action: "qualification.verify", qualificationId: wanted },
      overridable: true,
    });
  });
}
