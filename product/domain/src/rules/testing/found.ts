/** Judges as the tests ask: which rules spoke, and by how much. */
import type { Finding } from "@product/domain/rules/finding";
import { historyOf } from "@product/domain/rules/history";
import { judge, nightHoursOf } from "@product/domain/rules/judge";
import type { Person } from "@product/domain/rules/person";
import type { RuleSetting } from "@product/domain/rules/settings";
import type { Period } from "@product/domain/rules/work";

export const findings = (
  person: Person,
  periods: readonly Period[],
  settings: readonly RuleSetting[] = [],
): Finding[] => judge(person, historyOf(periods, nightHoursOf(person.pack)), settings);

/** The shortfalls in the findings of one rule. */
export const shortfallsOf = (
  rule: string,
  person: Person,
  periods: readonly Period[],
  settings: readonly RuleSetting[] = [],
) =>
  findings(person, periods, settings)
    .filter((finding) => finding.rule === rule)
    .map(({ shortfall }) => shortfall);
