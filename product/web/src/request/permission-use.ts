/** Notes who used which permission today: the first use of a day is kept, in batches, so that what nobody uses can be taken away. */
import { clockNow } from "./clock.ts";
import type { Actor } from "@product/domain/actor";
import type { Needs } from "@product/domain/acts";
import type { Permission } from "@product/domain/permissions/catalogue";

export type Use = { userId: string; permission: Permission; day: string };

let noted = new Set<string>();
let waiting: Use[] = [];
let today = "";

/** A look through another's eyes is no use of theirs. */
export function recordUse(actor: Actor, needs: Needs, now = clockNow()): void {
  if (actor.kind !== "person" || actor.viewedBy || needs === "self") return;
  const day = now.toISOString().slice(0, 10);
  if (day !== today) noted = new Set();
  today = day;
  const key = `${actor.id} ${needs}`;
  if (noted.has(key)) return;
  noted.add(key);
  waiting.push({ userId: actor.id, permission: needs, day });
}

/** Hands over what was noted since; what could not be kept is handed over again next time. */
export async function flushUses(keep: (uses: readonly Use[]) => Promise<void>): Promise<void> {
  if (waiting.length === 0) return;
  const uses = waiting;
  waiting = [];
  try {
    await keep(uses);
  } catch (error) {
    waiting = [...uses, ...waiting];
    throw error;
  }
}
