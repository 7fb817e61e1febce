/** When a device at a gate was being tried out. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Held } from "@product/domain/day/conflicts";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { deviceTrainings } from "@product/database/tables/day/device";
import type { Transaction } from "@product/database/write";

export async function recordTraining(tx: Transaction, deviceId: string, isTraining: boolean, now: Date): Promise<void> {
  const open = and(eq(deviceTrainings.deviceId, deviceId), isNull(deviceTrainings.until));
  if (!isTraining) await tx.update(deviceTrainings).set({ until: now }).where(open);
  else if ((await tx.$count(deviceTrainings, open)) === 0)
    await tx.insert(deviceTrainings).values({ deviceId, since: now });
}

export async function trainingsOf(deviceId: string): Promise<Held[]> {
  const found = await database
    .select({ since: deviceTrainings.since, until: deviceTrainings.until })
    .from(deviceTrainings)
    .where(eq(deviceTrainings.deviceId, deviceId))
    .orderBy(asc(deviceTrainings.since));
  return found.map(({ since, until }) => ({
    since: since.getTime() as Instant,
    until: until ? (until.getTime() as Instant) : undefined,
  }));
}
