/** When a device was last heard, and how much it said was waiting there. Bookkeeping of the server itself, so no act is written. */
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { devices } from "@product/database/tables/day/device";
import { inTransaction } from "@product/database/write";

const everyMs = 15_000;

/** Written where it says something new, or was last heard a while ago. `waiting`: undefined where it did not say. */
export const hearDevice = (id: string, now: Date, waiting: number | undefined): Promise<void> =>
  inTransaction(async (tx) => {
    const isNews = waiting === undefined ? undefined : sql`${devices.waiting} IS DISTINCT FROM ${waiting}`;
    // Said once more and never again, since it has been told to forget its event.
    const isRevokedSince = lt(devices.lastSeenAt, devices.revokedAt);
    const isAWhileAgo = lt(devices.lastSeenAt, new Date(now.getTime() - everyMs));
    await tx
      .update(devices)
      .set({ lastSeenAt: now, ...(waiting === undefined ? {} : { waiting }) })
      .where(and(eq(devices.id, id), or(isNull(devices.lastSeenAt), isAWhileAgo, isRevokedSince, isNews)));
  });
