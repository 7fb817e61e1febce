/** Whether a place of a slot is free. Asked under the lock of the shift when somebody is to have it. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { assignments, slots } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";

const takes = sql`taken.slot_id = ${slots.id} AND taken.state = ANY(${sql.param([...placeTaking])}::text[])`;
const taken = sql`${slots.agencySeats} + (SELECT count(*) FROM app.assignment taken WHERE ${takes})`;

/** As many as are wanted have a place. */
export const isFull = sql<boolean>`${slots.target} <= ${taken}`;

/**
 * The place of a worker who left is gone: all wanted places are filled again and one was taken since they left, or the
 * maximum is reached.
 */
export const isPlaceGone = sql<boolean>`(${slots.maximum} <= ${taken} OR ${isFull} AND EXISTS (SELECT FROM app.assignment taken
  WHERE ${takes} AND greatest(taken.created_at, taken.offered_at, taken.responded_at) > ${assignments.endedAt}))`;

export async function hasRoom(tx: Transaction, { id, target, agencySeats }: typeof slots.$inferSelect) {
  const those = and(eq(assignments.slotId, id), inArray(assignments.state, [...placeTaking]));
  return (await tx.$count(assignments, those)) + agencySeats < target;
}

export async function hasTheirPlace(tx: Transaction, assignmentId: string): Promise<boolean> {
  const [left] = await tx
    .select({ isGone: isPlaceGone })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.id, assignmentId));
  return left?.isGone === false;
}
