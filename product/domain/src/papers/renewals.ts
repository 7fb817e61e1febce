/** Whether a temporary contract can be followed by another with the same terms, and from when until when. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { daysBetween } from "@product/domain/time/weeks";
import type { ContractTerms } from "./contract-law.ts";
import type { EngagementState } from "./engagements.ts";

/** Why a contract is not renewed. */
export type NotRenewed = "noContract" | "noEnd" | "endsLater" | "endedEarly" | "lastDayBefore";

export type Renewable = ContractTerms & { state: EngagementState; isEnded: boolean };

type Asked = { today: string; withinDays: number; lastDay?: LocalDate | undefined };

/**
 * The contract to renew among all that a worker has with a company, with the days of the next one; or the reason why
 * there is none.
 */
export function renewalOf<Kept extends Renewable>(
  all: readonly Kept[],
  { today, withinDays, lastDay }: Asked,
): { kept: Kept; firstDay: LocalDate; lastDay: LocalDate } | { leftOut: NotRenewed } {
  const standing = all.filter(
    (each) => each.state === "signed" && (each.lastDay === null || each.lastDay >= today) && each.firstDay <= today,
  );
  const kept = standing.find(({ type }) => type === "temporary");
  if (!kept) return { leftOut: standing.length > 0 ? "noEnd" : "noContract" };
  if (kept.lastDay === null) return { leftOut: "noEnd" };
  if (kept.isEnded) return { leftOut: "endedEarly" };
  if (kept.lastDay > plusDays(today, withinDays)) return { leftOut: "endsLater" };
  const firstDay = plusDays(kept.lastDay, 1);
  const until = lastDay ?? plusDays(firstDay, daysBetween(kept.firstDay, kept.lastDay));
  return until < firstDay ? { leftOut: "lastDayBefore" } : { kept, firstDay, lastDay: until };
}
