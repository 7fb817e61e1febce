import type { OutboxEntry } from "@product/database/jobs/outbox";
import type { Changed } from "@product/domain/live";
import { neededToHear } from "#request/slices/live-kinds.ts";
import { liveKinds } from "#slices.ts";

// A change of very many records at once is told without their names: every list of that kind asks again anyway.
const mostNamed = 100;

export const isHeardOf = (kind: string): boolean => neededToHear(liveKinds, kind) !== undefined;

/** The messages to screens about these acts: one for each kind of record. */
export function changesIn(entries: readonly Pick<OutboxEntry, "subjects">[]): Changed[] {
  const changed = new Map<string, Set<string>>();
  for (const { kind, id } of entries.flatMap((entry) => entry.subjects))
    if (isHeardOf(kind)) changed.set(kind, (changed.get(kind) ?? new Set()).add(id));
  return [...changed].map(([kind, ids]) => ({ kind, ids: ids.size > mostNamed ? null : [...ids] }));
}
