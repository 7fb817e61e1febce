import { firstOfAllDays, lastOfAllDays } from "./day-ranges.ts";
import type { Reason } from "./verdict.ts";

/** A reason as it was kept, whatever wrote it: what was left out of it is filled in, so that the rest can be said all the same. */
export const wholeReason = (kept: Partial<Reason> & Pick<Reason, "code" | "verdict">): Reason => ({
  rule: "",
  citation: "",
  overridable: false,
  private: false,
  ...kept,
  params: kept.params ?? {},
  from: kept.from ?? firstOfAllDays,
  until: kept.until ?? lastOfAllDays,
  fix: { ...kept.fix, who: kept.fix?.who ?? "staff", action: kept.fix?.action ?? "wait" },
});
