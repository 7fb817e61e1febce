/**
 * May this person work on these days? Every check is made and none cuts another short, so that the reader sees at once
 * everything to mend.
 *
 * Findings that need events and hours join the same list: refusals and requirements of a venue, briefings read,
 * overlap, travel, availability, rest and limits of hours (of minors, nights and student visas too), unreturned
 * equipment, incidents, and the gate and its window at check-in. Missing payroll data only warns until there are pay
 * runs.
 */
import { absenceReasons } from "./checks/absence.ts";
import { ageReasons } from "./checks/age.ts";
import { documentReasons } from "./checks/documents.ts";
import { engagementReasons } from "./checks/engagement.ts";
import { identityReasons } from "./checks/identity.ts";
import { placeReasons } from "./checks/places.ts";
import { qualificationReasons } from "./checks/qualifications.ts";
import { rightToWorkReasons } from "./checks/right-to-work.ts";
import { statusReasons } from "./checks/status.ts";
import { always, dayBefore, overlap, type DayRange } from "./day-ranges.ts";
import type { Ask, Facts, Rules } from "./facts.ts";
import { packFor } from "./packs.ts";
import { spansOf } from "./spans.ts";
import { byWeight, worst, type Clearance, type Reason } from "./verdict.ts";

const checks: readonly ((facts: Facts, rules: Rules, ask: Ask) => Reason[])[] = [
  statusReasons,
  identityReasons,
  rightToWorkReasons,
  ageReasons,
  engagementReasons,
  documentReasons,
  qualificationReasons,
  placeReasons,
  absenceReasons,
];

/** Every reason there is, at any time, each with the days on which it holds. */
export const allReasons = (facts: Facts, rules: Rules, ask: Ask): Reason[] =>
  checks.flatMap((check) => check(facts, rules, ask)).toSorted(byWeight);

/** `computedAt` is an instant. */
export const clearance = (facts: Facts, rules: Rules, ask: Ask, days: DayRange, computedAt: string): Clearance =>
  clearanceBy(allReasons(facts, rules, ask), facts, days, computedAt);

/** The same by all the reasons there are, as they are known or as a reader may know them. */
export function clearanceBy(
  everything: readonly Reason[],
  company: Pick<Facts, "country" | "nation">,
  days: DayRange,
  computedAt: string,
): Clearance {
  const reasons = everything.filter((reason) => overlap(reason, days));
  const verdict = worst(reasons);
  const spans = spansOf(everything, { from: days.from, until: always.until });
  const firstBlock = spans.findIndex((span) => span.verdict === "BLOCK");
  const fromTheFirstBlock = firstBlock < 0 ? [] : spans.slice(firstBlock);
  return {
    verdict,
    canWork: verdict !== "BLOCK",
    reasons,
    clearsAt: verdict === "BLOCK" ? (fromTheFirstBlock.find((span) => span.verdict !== "BLOCK")?.from ?? null) : null,
    expiresAt: verdict === "BLOCK" ? null : lastDayBefore(fromTheFirstBlock[0]?.from),
    computedAt,
    rulePackVersion: packFor(company).version,
  };
}

const lastDayBefore = (day: string | undefined): string | null => (day === undefined ? null : dayBefore(day));
