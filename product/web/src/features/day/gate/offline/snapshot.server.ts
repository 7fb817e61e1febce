/**
 * The list of its event that a device may keep: only people with a place there, with no more of each than its profile
 * shows.
 */
import { mayReadReasons } from "@product/domain/day/devices";
import type { GateSnapshot } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { hearDevice } from "@product/database/register/device-contact";
import { signedSnapshot, snapshotPublicKey } from "@product/database/register/snapshot-key";
import { zonesNow } from "#features/day/passages/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { PairedDevice } from "#features/day/gate/device.server.ts";
import { listOf } from "#features/day/gate/event-list.server.ts";

/** As the device gets it: the text, and the signature by which it knows whose it is. `waiting`: how many scans it said it keeps. */
export async function signedSnapshotFor(
  paired: PairedDevice,
  waiting: number | undefined,
): Promise<{ body: string; signature: string }> {
  await hearDevice(paired.device.id, clockNow(), waiting);
  const body = JSON.stringify(await snapshotFor(paired));
  return { body, signature: signedSnapshot(body) };
}

export const keyOfSnapshots = snapshotPublicKey;

export async function snapshotFor({ event, device }: PairedDevice): Promise<GateSnapshot> {
  const { people, ...list } = await listOf(event);
  const zones = device.zone ? await zonesNow(event.id) : undefined;
  const seesReasons = mayReadReasons(device.profile);
  return {
    ...list,
    givenAt: clockNow().getTime() as Instant,
    people: people.map(({ id: _id, reason, ...person }) => ({ ...person, reason: seesReasons ? reason : undefined })),
    isTraining: device.isTraining,
    inZone: zones && people.filter(({ id }) => zones.get(id) === device.zone).map(({ code }) => code),
  };
}
