/** Whether people may work on a shift: asked whenever they get a place there, or the shift comes to another time. */
import { inArray } from "drizzle-orm";
import { judgePeople } from "@product/database/rules/judge-shift";
import type { shifts, slots } from "@product/database/tables/planning/event";
import { clearance } from "@product/domain/clearance/clearance";
import { Refused } from "@product/domain/refusals";
import { readAsks } from "@product/database/clearance/read-asks";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";
import type { Event } from "#features/planning/events/commands.server.ts";
import { overlapsWith } from "./queries.server.ts";
import { publishedValues } from "./values.server.ts";

type Span = { startsAt: number; endsAt: number };
type Placed = { workerId: string; slotId: string };

/** Their rows are locked in one order everywhere, so that of two who book at once neither waits for the other in a ring. */
export async function ensureFree(
  tx: Transaction,
  shiftId: string,
  workerIds: readonly string[],
  moved?: Span,
): Promise<void> {
  if (workerIds.length === 0) return;
  const listedWorkers = inArray(workers.id, [...workerIds]);
  await tx.select({ id: workers.id }).from(workers).where(listedWorkers).orderBy(workers.id).for("update");
  await ensureNothingElse(tx, shiftId, workerIds, moved);
}

/** The same of people whose rows are locked already. */
export async function ensureNothingElse(
  tx: Transaction,
  shiftId: string,
  workerIds: readonly string[],
  moved?: Span,
): Promise<void> {
  ensureNone(await overlapsWith(tx, shiftId, workerIds, moved));
}

export function ensureNone(overlapping: readonly { title: string }[]): void {
  const titles = [...new Set(overlapping.map(({ title }) => title))];
  if (titles.length > 0) throw new Refused({ code: "assignment.overlap", shifts: titles.join(", ") });
}

/** Computed now, from what is known now and what their place asks for: what a list said a minute ago decides nothing. */
export const ensureClearance = async (
  tx: Transaction,
  people: readonly Placed[],
  day: string,
  now: Date,
): Promise<void> => {
  if (people.length > 0) (await clearanceOf(tx, people, now))(people, day);
};

type Place = { slot: typeof slots.$inferSelect; shift: typeof shifts.$inferSelect; event: Event };

/** Free and cleared for a place that they get now; and what the rules say of them there. */
export async function findingsInPlace(tx: Transaction, { slot, shift, event }: Place, workerId: string, now: Date) {
  await ensureFree(tx, shift.id, [workerId]);
  await ensureClearance(tx, [{ workerId, slotId: slot.id }], shift.day, now);
  const person = { workerId, roleId: slot.roleId, toldAt: now };
  const judged = await judgePeople(tx, { id: shift.id, event, values: publishedValues(shift) }, [person]);
  return judged.get(workerId) ?? [];
}

/**
 * Reads the facts about all these people once; then judges some of them on a day, and refuses if one may not work
 * there.
 */
export async function clearanceOf(tx: Transaction, people: readonly Placed[], now: Date) {
  const ids = [...new Set(people.map(({ workerId }) => workerId))];
  const [known, rules] = [await readFacts(tx, ids, now), await readRules(tx)];
  const asks = await readAsks(
    tx,
    people.map(({ slotId }) => slotId),
  );
  return (some: readonly Placed[], day: string): void => {
    const refused = some.filter(({ workerId, slotId }) => {
      const [worker, ask] = [known.get(workerId), asks.get(slotId)];
      if (!worker || !ask || !worker.roleIds.includes(ask.roleId)) throw new Refused({ code: "record.choice-gone" });
      return !clearance(worker.facts, rules, ask, { from: day, until: day }, now.toISOString()).canWork;
    });
    if (refused.length > 0) throw new Refused({ code: "assignment.not-allowed", n: refused.length });
  };
}
