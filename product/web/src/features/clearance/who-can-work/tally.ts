/** Counts why people cannot work, or could only if: each of them once for each reason, however often it comes back. */
import type { Reason } from "@product/domain/clearance/verdict";

export type Tally = { key: string; reason: Reason; people: number };

/** Two reasons are the same trouble if they name the same kind of document, qualification or status. */
export const keyOf = ({ code, fix, params }: Reason): string => {
  // For an identity or a permit, the document named is the one that mends it, and not one that is missing.
  const kind = code.startsWith("document.") ? fix.documentTypeId : fix.qualificationId;
  return `${code}:${kind ?? params["status"] ?? ""}`;
};

/** The most frequent first. */
export function tallied(people: readonly { reasons: readonly Reason[] }[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { reasons } of people)
    for (const [key, reason] of new Map(reasons.map((each) => [keyOf(each), each]))) {
      const tally = found.getOrInsertComputed(key, () => ({ key, reason, people: 0 }));
      tally.people += 1;
    }
  return [...found.values()].toSorted((a, b) => b.people - a.people || (a.key < b.key ? -1 : 1));
}
