import { and, asc, eq, sql } from "drizzle-orm";
import { amongIds } from "@product/database/among";
import { devices } from "@product/database/tables/day/device";
import { punchScans } from "@product/database/tables/day/punch-scan";
import type { Transaction } from "#request/perform.ts";

/** Valid punches with a doubtful time, by line, with their device and since when its phone held it. */
export async function doubtsFor(tx: Pick<Transaction, "select">, assignmentIds: readonly string[]) {
  if (assignmentIds.length === 0) return new Map<string, never[]>();
  const found = await tx
    .select({
      assignmentId: punchScans.assignmentId,
      punchId: punchScans.punchId,
      doubts: punchScans.doubts,
      device: devices.name,
      heldSince: punchScans.heldSince,
      receivedAt: punchScans.receivedAt,
    })
    .from(punchScans)
    .innerJoin(devices, eq(devices.id, punchScans.deviceId))
    .where(
      and(
        amongIds(punchScans.assignmentId, assignmentIds),
        sql`${punchScans.doubts} <> '{}'`,
        sql`NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = ${punchScans.punchId})`,
      ),
    )
    .orderBy(asc(punchScans.receivedAt), asc(punchScans.punchId));
  return Map.groupBy(found, ({ assignmentId }) => assignmentId!);
}

/** The device that made each of these punches, and since when its phone held it. */
export async function holdersFor(tx: Pick<Transaction, "select">, punchIds: readonly string[]) {
  if (punchIds.length === 0) return new Map<string, never>();
  const found = await tx
    .select({ punchId: punchScans.punchId, device: devices.name, heldSince: punchScans.heldSince })
    .from(punchScans)
    .innerJoin(devices, eq(devices.id, punchScans.deviceId))
    .where(amongIds(punchScans.punchId, punchIds));
  return new Map(found.map(({ punchId, ...holder }) => [punchId, holder]));
}
