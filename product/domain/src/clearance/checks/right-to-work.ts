/** That someone may work in the country of the company, on every day. What has run out cannot be overridden. */
import { dayBefore, daysFrom, gaps, joined, type DayRange } from "@product/domain/clearance/day-ranges";
import type { CheckFact, Facts, Rules } from "@product/domain/clearance/facts";
import { packs } from "@product/domain/clearance/packs";
import type { Reason } from "@product/domain/clearance/verdict";
import { worksFreely } from "@product/domain/people/right-to-work";
import { firstWaiting } from "./identity.ts";
import { on } from "./reason.ts";

export function rightToWorkReasons(facts: Facts, { documentTypes }: Rules): Reason[] {
  const { country, nationality, documents } = facts;
  const cited = packs[country].rightToWork;
  // In Spain Europeans show who they are and no more; in the UK everyone is checked.
  if (country === "ES" && worksFreely(country, nationality)) return [];
  const proving = new Set(
    documentTypes
      .filter(({ proves, countries }) => countries.includes(country) && isProof[country].includes(proves))
      .map(({ id }) => id),
  );
  const ours = documents.filter(({ typeId }) => proving.has(typeId));
  const shown = ours.filter(({ state }) => state === "verified");
  const checks = standing(facts.checks.filter((check) => check.country === country));
  const refusal = checks.filter(({ outcome }) => outcome === "refused").map(({ days }) => days);
  const valid = [
    ...shown.map(({ validFrom, validUntil }) => daysFrom(validFrom, validUntil)),
    ...checks.filter(({ outcome }) => outcome !== "refused").map(({ days }) => days),
  ];
  const waiting = firstWaiting(ours);
  return [
    ...on(joined(refusal), {
      code: "right-to-work.refused",
      verdict: "BLOCK",
      ...cited,
      fix: { who: "staff", action: "right-to-work.check" },
      overridable: false,
    }),
    ...on(gaps([...valid, ...refusal]), {
      code: "right-to-work.missing",
      verdict: "BLOCK",
      ...cited,
      params: { waiting: waiting !== undefined, ended: valid.length > 0, nationalityKnown: nationality !== null },
      fix: waiting
        ? { who: "staff", action: "document.review", documentTypeId: waiting }
        : { who: "staff", action: "right-to-work.check" },
      overridable: false,
    }),
  ];
}

const isProof = { ES: ["work_permit"], UK: ["right_to_work"] } as Record<Facts["country"], (string | null)[]>;

/** A check stands until its follow-up, or until the next one is made; of those of one day, the last. */
function standing(checks: readonly CheckFact[]): { outcome: CheckFact["outcome"]; days: DayRange }[] {
  const last = checks.filter((check) =>
    checks.every((other) => other.checkedOn !== check.checkedOn || other.madeAt <= check.madeAt),
  );
  return last.map(({ outcome, checkedOn, validUntil }) => {
    const days = daysFrom(checkedOn, validUntil);
    const next = last
      .map((other) => other.checkedOn)
      .filter((day) => day > checkedOn)
      .toSorted()[0];
    return { outcome, days: next && next <= days.until ? { from: checkedOn, until: dayBefore(next) } : days };
  });
}
