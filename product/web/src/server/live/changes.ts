import type { OutboxEntry } from "@product/database/jobs/outbox";
import { isLiveKind, type Changed, type LiveKind } from "@product/domain/live";

// A change of very many records at once is told without their names: every list of that kind asks again anyway.
const mostNamed = 100;

/** What screens are told of these acts: one message for each kind. */
export function changesIn(entries: readonly Pick<OutboxEntry, "subjects">[]): Changed[] {
  const changed = new Map<LiveKind, Set<string>>();
  for (const { kind, id } of entries.flatMap((entry) => entry.subjects))
    if (isLiveKind(kind)) changed.set(kind, (changed.get(kind) ?? new Set()).add(id));
  return [...changed].map(([kind, ids]) => ({ kind, ids: ids.size > mostNamed ? null : [...ids] }));
}
