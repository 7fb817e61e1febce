/** Going past a finding for one assignment: which findings stand in the way, who decided nevertheless, and what is still missing. */
import type { Finding } from "@product/domain/rules/finding";

export const overrideReasonLength = { min: 10, max: 500 };

/** It holds for these findings as they were read, and for smaller ones: whoever makes them worse has to ask again. */
export type FindingOverride = {
  findings: readonly Overridden[];
  reason: string;
  by: string;
  at: string;
  second: { by: string; at: string } | null;
};
export type Overridden = Pick<Finding, "rule" | "shortfall" | "needsSecondPerson">;

/** The findings that block an assignment; the others only warn or inform. */
export const inTheWay = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === "block");

/** Blocking findings that are not overridden, or cannot be. */
export const undecided = (findings: readonly Finding[], override: FindingOverride | null): Finding[] =>
  inTheWay(findings).filter(
    ({ isOverridable, rule, shortfall }) =>
      !isOverridable || !override?.findings.some((each) => each.rule === rule && shortfall <= each.shortfall),
  );

export const isOverridable = (findings: readonly Finding[]): boolean =>
  inTheWay(findings).every((finding) => finding.isOverridable);

/** Legal hours take two: until the second has confirmed it, the place is not given. */
export const awaitsSecond = (override: FindingOverride | null): boolean =>
  override !== null && override.second === null && needsSecond(override.findings);

export const needsSecond = (findings: readonly Overridden[]): boolean =>
  findings.some(({ needsSecondPerson }) => needsSecondPerson);

export const overridden = (findings: readonly Finding[]): Overridden[] =>
  inTheWay(findings).map(({ rule, shortfall, needsSecondPerson }) => ({ rule, shortfall, needsSecondPerson }));
