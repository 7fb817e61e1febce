import { punchScans } from "@product/database/tables/day/punch-scan";
import type { Transaction } from "#request/perform.ts";
import type { NewPunch } from "./new-punch.server.ts";
import type { Punch } from "./queries.server.ts";

/** Keeps beside each punch of a device who held that device, and what nobody can confirm about its time. */
export async function keepScans(
  tx: Transaction,
  written: readonly Punch[],
  newPunches: readonly NewPunch[],
): Promise<void> {
  const scans = new Map(newPunches.map(({ clientId, scan }) => [clientId, scan]));
  const rows = written.flatMap(({ id, clientId, workerId, eventId, assignmentId, deviceId, receivedAt }) => {
    const scan = scans.get(clientId);
    return scan && eventId && deviceId
      ? [{ punchId: id, workerId, eventId, assignmentId, deviceId, receivedAt, ...scan }]
      : [];
  });
  if (rows.length > 0) await tx.insert(punchScans).values(rows);
}
