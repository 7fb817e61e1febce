import { and, inArray } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { assignments } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";
import type { Shift } from "./lock.server.ts";

type Begun = Pick<Shift, "id" | "publishedAt" | "startsAt">;

/** From then on an absence is a no-show: nobody excuses their own by taking themselves off, by another day or without the shift. */
export const hasBegun = ({ publishedAt, startsAt }: Begun, now: Date): boolean =>
  publishedAt !== null && startsAt <= now;

/** Those who should be there by now. */
export async function whoIsDue(tx: Transaction, shifts: readonly Begun[], now: Date): Promise<string[]> {
  const begun = shifts.filter((shift) => hasBegun(shift, now)).map(({ id }) => id);
  if (begun.length === 0) return [];
  const due = await tx
    .select({ workerId: assignments.workerId })
    .from(assignments)
    .where(and(inArray(assignments.shiftId, begun), inArray(assignments.state, [...placeTaking])));
  return due.map(({ workerId }) => workerId);
}
