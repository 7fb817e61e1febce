import { and, eq, isNull } from "drizzle-orm";
import type { ConflictReason } from "@product/domain/day/conflicts";
import type { Queued } from "@product/domain/day/gate-snapshot";
import { sealedScan } from "@product/database/register/sealed-scans";
import { scanConflicts } from "@product/database/tables/day/device";
import { perform } from "#request/perform.ts";
import type { Holding } from "./holdings.server.ts";

type Known = { workerId: string | undefined; isWritten: boolean };

/** Keeps a scan that does not fit for the office, as it was signed. Sent again, it is the same conflict still. */
export const report = (
  { actor, device, event, held }: Holding,
  { client: clientId, eventId, code, kind, at, signature }: Queued,
  reason: ConflictReason,
  known: Known,
): Promise<void> =>
  perform(actor, "device.report-conflict", async ({ tx, now, on, changed }) => {
    const heldUntil = held.until === undefined ? null : new Date(held.until);
    const made = await tx
      .insert(scanConflicts)
      .values({
        clientId,
        eventId: event.id,
        deviceId: device.id,
        kind,
        reason,
        ...known,
        at: new Date(at),
        receivedAt: now,
        scan: sealedScan({ client: clientId, eventId, code, kind, at, signature }),
        heldSince: new Date(held.since),
        heldUntil,
      })
      .onConflictDoNothing()
      .returning();
    changed(on({ id: device.id, event }), made.length > 0 ? undefined : {}, made.length > 0 ? { kind, reason } : {});
  });

/** A scan that was taken back is nothing to look at any more, whatever was odd about it. */
export const withdraw = ({ actor, device, event }: Holding, clientId: string): Promise<void> =>
  perform(actor, "device.report-conflict", async ({ tx, now, on, changed }) => {
    const open = and(eq(scanConflicts.clientId, clientId), isNull(scanConflicts.settledAt));
    const settled = await tx.update(scanConflicts).set({ settledAt: now }).where(open).returning();
    const isThere = settled.length > 0;
    changed(on({ id: device.id, event }), isThere ? { settledAt: null } : {}, isThere ? { settledAt: now } : {});
  });
