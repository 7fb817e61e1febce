/** Consequence of findings: they keep a worker from the place, or an actor with the permission overrides them. */
import type { Actor } from "@product/domain/actor";
import {
  inTheWay,
  isOverridable,
  overridden,
  overrideReasonLength,
  type FindingOverride,
} from "@product/domain/planning/rota/finding-overrides";
import { Refused, type Refusal } from "@product/domain/refusals";
import { named } from "@product/domain/rules/catalogue";
import type { Finding } from "@product/domain/rules/finding";

type Given = { isOverriding?: "on" | undefined; reason?: string | undefined };

/** Null where nothing stands in the way. Refused with all that does, unless a reason is given to go past it. Whether it is about themselves, `perform` asks. */
export function decide(
  actor: Actor,
  findings: readonly Finding[],
  { isOverriding, reason = "" }: Given,
  now: Date,
): FindingOverride | null {
  if (inTheWay(findings).length === 0) return null;
  const isShort = reason.length < overrideReasonLength.min;
  if (!isOverriding || isShort || !isOverridable(findings))
    throw new Refused(
      findingsRefusal(findings),
      ...(isOverriding && isShort ? [{ code: "assignment.reason-short", min: overrideReasonLength.min } as const] : []),
    );
  const by = officeId(actor);
  return { findings: overridden(findings), reason, by, at: now.toISOString(), second: null };
}

/** Only a person overrides a finding, never the system. */
export function officeId(actor: Actor): string {
  if (actor.kind !== "person") throw new Refused({ code: "worker.other-person-needed" });
  return actor.id;
}

export const findingsRefusal = (findings: readonly Finding[]): Refusal => ({
  code: "assignment.findings",
  n: inTheWay(findings).length,
  exceptions: isOverridable(findings) ? "yes" : "no",
  findings: named(findings),
});

export const rulesOf = (findings: readonly Pick<Finding, "rule">[]): string[] => findings.map(({ rule }) => rule);
