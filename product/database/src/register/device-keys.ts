/** The phones that have held a device at a gate, each known by the key with which it signs. */
import { and, eq, isNull } from "drizzle-orm";
import { deviceKeys } from "@product/database/tables/day/device";
import type { Transaction } from "@product/database/write";

/** Signatures that the phone makes from now on do not count for this device; earlier ones still do. */
export const endHolding = async (tx: Transaction, deviceId: string, now: Date): Promise<void> =>
  void (await tx
    .update(deviceKeys)
    .set({ until: now })
    .where(and(eq(deviceKeys.deviceId, deviceId), isNull(deviceKeys.until))));
