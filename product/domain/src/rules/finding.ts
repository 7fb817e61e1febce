/** A finding of a rule about some work: its law, its numbers, the shortfall, and the time when it clears. */
import type { Instant } from "@product/domain/time/instant";
import type { LocalDate } from "@product/domain/time/local-date";
import type { SettledRule } from "./resolve.ts";
import type { CheckKind, Numbers, RuleSeverity, Text } from "./rule.ts";
import type { ScopeKind } from "./settings.ts";
import type { Work } from "./work.ts";

export type Finding = {
  rule: string;
  check: CheckKind;
  severity: Exclude<RuleSeverity, "off">;
  citation: Text;
  packVersion: string;
  /** Whose number counted: the pack's own, or a setting for one of these. */
  setFor: ScopeKind | null;
  /** The numbers used: names that end in `Minutes` are lengths of time, in `At` moments, the rest counts. */
  numbers: Numbers;
  /** The amount missing, or in excess: minutes, or a count where the rule counts days or weeks. */
  shortfall: number;
  /** From when the shift that is told of could start without it; null where waiting does not help. */
  clearsAt: Instant | null;
  isOverridable: boolean;
  needsSecondPerson: boolean;
  /** The period it is told at; null for an average over weeks. */
  at: string | null;
  /** The periods that bring it about; for averages, everything that starts on the days of `window`, both included. */
  periods: readonly string[];
  window: { from: LocalDate; until: LocalDate };
};

type Said = Pick<Finding, "numbers" | "shortfall" | "at" | "periods" | "window"> & { clearsAt?: Instant | null };

export const found = (rule: SettledRule, details: Said): Finding => ({
  rule: rule.key,
  check: rule.check,
  severity: rule.severity as Finding["severity"],
  citation: rule.citation,
  packVersion: rule.packVersion,
  setFor: rule.setFor,
  isOverridable: rule.isOverridable,
  needsSecondPerson: rule.isOverridable && rule.severity === "block" && rule.citation.en !== "",
  clearsAt: null,
  ...details,
});

/** A finding about one period alone. */
export const foundAt = (rule: SettledRule, work: Work, details: Omit<Said, "at" | "periods" | "window">): Finding =>
  found(rule, { ...details, at: work.id, periods: [work.id], window: { from: work.day, until: work.day } });

/** Whether a period has a part in it: what it would be told of when it is added. */
export const concerns = ({ at, periods, window }: Finding, { id, day }: Pick<Work, "id" | "day">): boolean =>
  periods.includes(id) || (at === null && window.from <= day && day <= window.until);
