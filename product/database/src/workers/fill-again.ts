/** Places that someone leaves, by their own will or the office's: those who wait for one move up, and cover is looked for. */
import { enqueue } from "@product/database/queue";
import type { Transaction } from "@product/database/write";

export async function fillAgain(tx: Transaction, slotIds: readonly string[]): Promise<void> {
  if (slotIds.length === 0) return;
  await enqueue(tx, { kind: "assignments.promote", uniqueKey: "freed" });
  for (const slotId of new Set(slotIds)) await enqueue(tx, { kind: "cover.drop-out", payload: { slotId } });
}
