/**
 * Whose scans are sent: a phone is known by the key with which it signs, and with it every device that it has held. So its scans
 * are taken also once the device was revoked, its event is over or the phone stands at the gate of another event.
 */
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { isAfterHolding, isPossibleTime, type Held } from "@product/domain/day/conflicts";
import type { Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { trainingsOf } from "@product/database/register/device-trainings";
import { deviceKeys, devices } from "@product/database/tables/day/device";
import { events } from "@product/database/tables/planning/event";
import type { PhoneKey } from "@product/database/workers/pass-signature";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { atItsEvent, deviceByToken, isOver, type PairedDevice } from "#features/day/gate/device.server.ts";

/** A device, from when until when the phone had it, and when it was being tried out. */
export type Holding = PairedDevice & { period: Held; trainings: readonly Held[] };

/** Told before anything that it sends is read: a phone with the token of a device, or with a key that has held one. */
export async function isPhoneOfOurs(request: Request): Promise<boolean> {
  if (await deviceByToken(request)) return true;
  const key = request.headers.get("Gate-Key")?.slice(0, 200);
  return (
    key !== undefined &&
    (await database.$count(deviceKeys, eq(deviceKeys.publicKey, Buffer.from(key, "base64url")))) > 0
  );
}

/** The newest first; with the device of the cookie, whose phone registers its key with what it first sends. */
export async function holdingsOf(paired: PairedDevice | undefined, key: PhoneKey): Promise<Holding[]> {
  const known = await heldBy(key);
  const isKnown = !paired || known.some(({ device, period }) => device.id === paired.device.id && !period.until);
  if (isKnown) return known;
  await registerKey(paired, key);
  return heldBy(key);
}

/** That of the scan's event which the phone had when it was made, or else the last before. */
export function holdingAt(holdings: readonly Holding[], { eventId, at }: Queued): Holding | undefined {
  const now = clockNow().getTime() as Instant;
  const there = holdings.filter(({ event }) => event.id === eventId);
  const begun = there.filter(({ period }) => isPossibleTime(at, now, period));
  return begun.find(({ period }) => !isAfterHolding(at, period)) ?? begun[0] ?? there[0];
}

/** Whether the phone is to forget the list that it keeps of this event. One that it never held is none of our business. */
export function isToForget(holdings: readonly Holding[], eventId: string): boolean {
  const there = holdings.filter(({ event }) => event.id === eventId);
  return there.length > 0 && there.every(({ period, event }) => period.until !== undefined || isOver(event));
}

async function heldBy({ algorithm, publicKey }: PhoneKey): Promise<Holding[]> {
  const found = await database
    .select({ device: devices, event: events, since: deviceKeys.since, until: deviceKeys.until })
    .from(deviceKeys)
    .innerJoin(devices, eq(devices.id, deviceKeys.deviceId))
    .innerJoin(events, eq(events.id, devices.eventId))
    .where(and(eq(deviceKeys.publicKey, publicKey), eq(deviceKeys.algorithm, algorithm)))
    .orderBy(desc(deviceKeys.since), deviceKeys.deviceId);
  return Promise.all(
    found.map(async ({ device, event, since, until }) => ({
      ...atItsEvent({ device, event }),
      period: { since: since.getTime() as Instant, until: until ? (until.getTime() as Instant) : undefined },
      trainings: await trainingsOf(device.id),
    })),
  );
}

/** A second key of the same pairing means that the browser was emptied: what waited there is lost, and the office is told. */
const registerKey = ({ device, event, actor }: PairedDevice, { algorithm, publicKey }: PhoneKey) =>
  perform(actor, "device.register-key", async ({ tx, now, subject }) => {
    subject({ id: device.id, event });
    const [locked] = await tx.select().from(devices).where(eq(devices.id, device.id)).for("update");
    const isEmptied = await hasAnotherKey(tx, device.id, publicKey);
    const since = isEmptied ? now : (locked?.pairedAt ?? now);
    await tx
      .insert(deviceKeys)
      .values({ deviceId: device.id, algorithm, publicKey, since })
      .onConflictDoUpdate({ target: [deviceKeys.deviceId, deviceKeys.publicKey], set: { since, until: null } });
    const lost = { emptiedAt: now, waitingWhenEmptied: locked?.waiting, heardBeforeEmptied: locked?.lastSeenAt };
    await tx
      .update(devices)
      .set({ keyAlgorithm: algorithm, publicKey, updatedAt: now, ...(isEmptied ? lost : {}) })
      .where(eq(devices.id, device.id));
  });

async function hasAnotherKey(tx: Transaction, deviceId: string, publicKey: Buffer): Promise<boolean> {
  const others = and(eq(deviceKeys.deviceId, deviceId), isNull(deviceKeys.until), ne(deviceKeys.publicKey, publicKey));
  return (await tx.$count(deviceKeys, others)) > 0;
}
