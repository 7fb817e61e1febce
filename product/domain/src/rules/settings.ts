/** Numbers that the company sets instead of the pack's, for everyone or for one entity, convenio, client, event or role. */
import type { LocalDate } from "@product/domain/time/local-date";
import type { Numbers, RuleSeverity } from "./rule.ts";

/** From the widest to the most specific. */
export const scopeKinds = ["global", "entity", "convenio", "client", "event", "role"] as const;
export type ScopeKind = (typeof scopeKinds)[number];

export type RuleSetting = {
  id: string;
  rule: string;
  scope: { kind: ScopeKind; id: string | null };
  numbers: Numbers;
  /** Null where the pack's stays. */
  severity: RuleSeverity | null;
  /** The article or agreement that allows it, said beside the law's own. */
  allowedBy: string;
  from: LocalDate;
  until: LocalDate | null;
};
