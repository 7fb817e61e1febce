import { createHash } from "node:crypto";
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
  { client, eventId, code, kind, at, signature }: Queued,
  reason: ConflictReason,
  known: Known,
  clientId = client,
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
        scan: sealedScan({ client, eventId, code, kind, at, signature }),
        heldSince: new Date(held.since),
        heldUntil,
      })
      .onConflictDoNothing()
      .returning();
    changed(on({ id: device.id, event }), made.length > 0 ? undefined : {}, made.length > 0 ? { kind, reason } : {});
  });

/** The name under which a scan is kept whose own name is that of another: the same whenever it is sent again. */
export function nameOfSecond({ client, code }: Queued): string {
  const hex = createHash("sha256").update(`${client} ${code}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** A scan that was taken back is nothing to look at any more, whatever was odd about it. */
export const withdraw = ({ actor, device, event }: Holding, clientId: string): Promise<void> =>
  perform(actor, "device.report-conflict", async ({ tx, now, on, changed }) => {
    const open = and(eq(scanConflicts.clientId, clientId), isNull(scanConflicts.settledAt));
    const settled = await tx.update(scanConflicts).set({ settledAt: now }).where(open).returning();
    const isThere = settled.length > 0;
    changed(on({ id: device.id, event }), isThere ? { settledAt: null } : {}, isThere ? { settledAt: now } : {});
  });
