import { inArray, or } from "drizzle-orm";
import { workRates } from "@product/database/tables/planning/work-terms";
import type { Transaction } from "#request/perform.ts";

/** Copies the rates of an event and its shifts to their copies; `made` maps each original id to its copy's. */
export async function copyRates(tx: Transaction, copyIds: ReadonlyMap<string, string>): Promise<void> {
  const from = [...copyIds.keys()];
  const rates = await tx
    .select()
    .from(workRates)
    .where(or(inArray(workRates.eventId, from), inArray(workRates.shiftId, from)));
  if (rates.length === 0) return;
  await tx.insert(workRates).values(
    rates.map(({ id: _id, eventId, shiftId, ...rate }) => ({
      ...rate,
      eventId: eventId && copyIds.get(eventId)!,
      shiftId: shiftId && copyIds.get(shiftId)!,
    })),
  );
}
