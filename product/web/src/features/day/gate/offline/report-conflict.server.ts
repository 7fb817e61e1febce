import { and, eq, isNull } from "drizzle-orm";
import type { ConflictReason } from "@product/domain/day/conflicts";
import type { Queued } from "@product/domain/day/gate-snapshot";
import { keyedHash } from "@product/database/keyed-hash";
import { sealedScan } from "@product/database/register/sealed-scans";
import { scanConflicts } from "@product/database/tables/day/device";
import { perform } from "#request/perform.ts";
import type { Holding } from "./holdings.server.ts";

export type Conflict = {
  scan: Queued;
  reason: ConflictReason;
  workerId: string | undefined;
  isWritten: boolean;
  /** Where it is not kept under its own name. */
  clientId?: string;
};

/** Keeps scans that do not fit for the office, as they were signed, all in one act. Sent again, each is the same conflict still. */
export async function report(holding: Holding, conflicts: readonly Conflict[]): Promise<void> {
  if (conflicts.length === 0) return;
  const { actor, device, event } = holding;
  await perform(actor, "device.report-conflict", async ({ tx, now, subject, recordChange }) => {
    const newConflicts = await tx
      .insert(scanConflicts)
      .values(conflicts.map((conflict) => rowOf(holding, conflict, now)))
      .onConflictDoNothing()
      .returning({ kind: scanConflicts.kind, reason: scanConflicts.reason });
    const valuesOf = (of: "kind" | "reason") => [...new Set(newConflicts.map((conflict) => conflict[of]))].join(", ");
    const auditFields = {
      kind: valuesOf("kind"),
      reason: valuesOf("reason"),
      ...(newConflicts.length > 1 ? { n: newConflicts.length } : {}),
    };
    recordChange(
      subject({ id: device.id, event }),
      newConflicts.length > 0 ? undefined : {},
      newConflicts.length > 0 ? auditFields : {},
    );
  });
}

function rowOf({ device, event, period }: Holding, { scan, clientId = scan.client, ...conflict }: Conflict, now: Date) {
  const { client, eventId, code, kind, at, signature } = scan;
  return {
    ...conflict,
    clientId,
    eventId: event.id,
    deviceId: device.id,
    kind,
    at: new Date(at),
    receivedAt: now,
    scan: sealedScan({ client, eventId, code, kind, at, signature }),
    heldSince: new Date(period.since),
    heldUntil: period.until === undefined ? null : new Date(period.until),
  };
}

/** The name under which a scan is kept whose own name is that of another: the same whenever it is sent again. */
export function nameOfSecond({ client, code }: Queued): string {
  const hex = keyedHash(`second scan ${client} ${code}`).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** A scan that was taken back is nothing to look at any more, whatever was odd about it. */
export const withdraw = ({ actor, device, event }: Holding, clientId: string): Promise<void> =>
  perform(actor, "device.report-conflict", async ({ tx, now, subject, recordChange }) => {
    const open = and(eq(scanConflicts.clientId, clientId), isNull(scanConflicts.settledAt));
    const settled = await tx.update(scanConflicts).set({ settledAt: now }).where(open).returning();
    const isThere = settled.length > 0;
    recordChange(
      subject({ id: device.id, event }),
      isThere ? { settledAt: null } : {},
      isThere ? { settledAt: now } : {},
    );
  });
