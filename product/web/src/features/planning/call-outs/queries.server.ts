import type { Weights } from "@product/domain/planning/staffing/candidate-rank";
import { database } from "@product/database/client";
import { callOutSettings } from "@product/database/tables/planning/call-out";
import type { Transaction } from "#request/perform.ts";

/** Weights for ranking candidates. */
export const weightsOf = ({ weightHere, weightHours, weightAsked }: typeof callOutSettings.$inferSelect): Weights => ({
  here: weightHere,
  hours: weightHours,
  asked: weightAsked,
});

/** The quiet hours, and how often in a week somebody is asked. */
export async function callOutSetting(reader: Pick<Transaction, "select"> = database) {
  const [setting] = await reader.select().from(callOutSettings);
  return setting!;
}
