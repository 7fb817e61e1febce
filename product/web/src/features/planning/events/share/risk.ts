import type { Tone } from "@product/ui/records/tone";
import type { EventRow } from "#features/planning/events/queries.server.ts";

export type Risk = { key: "none" | "full" | "open" | "short" | "unasked"; tone: Tone; n: number };

/** How its staffing stands, in a word: the gravest first. */
export function riskOf({ total, byRole }: Pick<EventRow, "total" | "byRole">): Risk {
  const n = Math.max(0, total.target - total.confirmed);
  if (byRole.length === 0) return { key: "none", tone: "idle", n };
  if (n === 0 && total.short === 0) return { key: "full", tone: "ok", n };
  if (total.confirmed === 0 && total.asked === 0) return { key: "unasked", tone: "idle", n };
  return total.short > 0 ? { key: "short", tone: "bad", n } : { key: "open", tone: "warn", n };
}
