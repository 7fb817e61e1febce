/** When a device was heard, and how much it said was waiting there. Bookkeeping of the server itself, so no act is written. */
import { and, asc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import { silentAfterMs } from "@product/domain/day/devices";
import type { Contact } from "@product/domain/day/scan-doubts";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { devices } from "@product/database/tables/day/device";
import { deviceContacts } from "@product/database/tables/day/punch-scan";
import { inTransaction, type Transaction } from "@product/database/write";

const everyMs = 15_000;

/** Written where it says something new, or was last heard a while ago. `waiting`: undefined where it did not say. */
export const hearDevice = (id: string, now: Date, waiting: number | undefined): Promise<void> =>
  inTransaction(async (tx) => {
    const isNews = waiting === undefined ? undefined : sql`${devices.waiting} IS DISTINCT FROM ${waiting}`;
    // Said once more and never again, since it has been told to forget its event.
    const isRevokedSince = lt(devices.lastSeenAt, devices.revokedAt);
    const isAWhileAgo = lt(devices.lastSeenAt, new Date(now.getTime() - everyMs));
    const heard = await tx
      .update(devices)
      .set({ lastSeenAt: now, ...(waiting === undefined ? {} : { waiting }) })
      .where(and(eq(devices.id, id), or(isNull(devices.lastSeenAt), isAWhileAgo, isRevokedSince, isNews)))
      .returning({ id: devices.id });
    if (heard.length > 0) await recordContact(tx, id, now);
  });

/** Goes on with the contact that there is, unless the device was silent for longer. */
export async function recordContact(tx: Transaction, deviceId: string, now: Date): Promise<void> {
  const goesOn = gte(deviceContacts.until, new Date(now.getTime() - silentAfterMs));
  const longer = await tx
    .update(deviceContacts)
    .set({ until: sql`greatest(${deviceContacts.until}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(deviceContacts.deviceId, deviceId), goesOn))
    .returning({ since: deviceContacts.since });
  if (longer.length === 0)
    await tx.insert(deviceContacts).values({ deviceId, since: now, until: now }).onConflictDoNothing();
}

/** All that was heard of a device, in its order. */
export async function contactsOf(deviceId: string): Promise<Contact[]> {
  const found = await database
    .select({ since: deviceContacts.since, until: deviceContacts.until })
    .from(deviceContacts)
    .where(eq(deviceContacts.deviceId, deviceId))
    .orderBy(asc(deviceContacts.since));
  return found.map(({ since, until }) => ({
    since: since.getTime() as Instant,
    until: until.getTime() as Instant,
  }));
}
