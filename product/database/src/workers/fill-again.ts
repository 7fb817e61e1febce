/** Places that someone takes or leaves, by their own will or the office's: what follows for those who were asked, and those who wait. */
import { minutesToTakeBack } from "@product/domain/planning/staffing/answers";
import { enqueue } from "@product/database/jobs/queue";
import type { Transaction } from "@product/database/write";

/** Once it was the last, those who have not answered wait for one, and nobody looks for cover any more. */
export async function placeTaken(tx: Transaction): Promise<void> {
  await enqueue(tx, { kind: "assignments.wait", uniqueKey: "filled" });
  await enqueue(tx, { kind: "cover.go-on", uniqueKey: "cover" });
}

/** Those who wait for one move up, and cover is looked for. */
export async function fillAgain(tx: Transaction, slotIds: readonly string[]): Promise<void> {
  if (slotIds.length === 0) return;
  await enqueue(tx, { kind: "assignments.promote", uniqueKey: "freed" });
  for (const slotId of new Set(slotIds)) await enqueue(tx, { kind: "cover.drop-out", payload: { slotId } });
}

/** The same for who left by themselves, once they can no longer take it back. Those who wait are looked at every minute. */
export const fillLater = (tx: Transaction, slotId: string, now: Date): Promise<void> =>
  enqueue(tx, {
    kind: "cover.drop-out",
    payload: { slotId },
    runAt: new Date(now.getTime() + minutesToTakeBack * 60_000),
  });
