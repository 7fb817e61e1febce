import { inArray, or } from "drizzle-orm";
import { workRates } from "@product/database/tables/planning/work-terms";
import type { Transaction } from "#request/perform.ts";

/** Copies the rates of an event and its shifts to their copies; `made` maps each original id to its copy's. */
export async function copyRates(tx: Transaction, made: ReadonlyMap<string, string>): Promise<void> {
  const from = [...made.keys()];
  const said = await tx
    .select()
    .from(workRates)
    .where(or(inArray(workRates.eventId, from), inArray(workRates.shiftId, from)));
  if (said.length === 0) return;
  await tx.insert(workRates).values(
    said.map(({ id: _id, eventId, shiftId, ...rate }) => ({
      ...rate,
      eventId: eventId && made.get(eventId)!,
      shiftId: shiftId && made.get(shiftId)!,
    })),
  );
}
