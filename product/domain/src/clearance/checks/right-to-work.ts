/** The right to work in the country of the company, on every day. An expired right cannot be overridden. */
import { always, daysFrom, gaps, joined, shared, type DayRange } from "@product/domain/clearance/day-ranges";
import type { Facts, Rules } from "@product/domain/clearance/facts";
import { packFor } from "@product/domain/clearance/packs";
import type { Reason } from "@product/domain/clearance/verdict";
import { worksFreely } from "@product/domain/papers/right-to-work";
import { firstWaiting } from "./identity.ts";
import { on } from "./reason.ts";
import { standing } from "./standing.ts";

export function rightToWorkReasons(facts: Facts, { documentTypes }: Rules): Reason[] {
  const { country, nationality, documents } = facts;
  const cited = packFor(facts).rightToWork;
  const requiredDays = daysAsked(facts);
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
    ...on(shared(requiredDays, gaps([...valid, ...refusal])), {
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

/** Individual sub-contractors are checked since the Border Security, Asylum and Immigration Act 2025, s. 48 is in force. */
const subContractorsSince = "2026-10-01";

/** The law asks it of workers and of individual sub-contractors; not of volunteers, nor of who is genuinely self-employed. */
function daysAsked({ country, workerType, isGenuinelySelfEmployed }: Facts): DayRange[] {
  if (country === "ES") return [always];
  if (workerType === "volunteer") return [];
  if (workerType !== "self_employed") return [always];
  return isGenuinelySelfEmployed ? [] : [daysFrom(subContractorsSince, null)];
}

const isProof = { ES: ["work_permit"], UK: ["right_to_work"] } as Record<Facts["country"], (string | null)[]>;
