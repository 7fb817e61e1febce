/** The data that the screens of the gate show, from the server or from the device's own store. */
import type { DeviceProfile } from "@product/domain/day/devices";
import type { Refusal } from "@product/domain/refusals";
import type { Zone } from "@product/domain/time/zone";
import type { ItemHolder } from "#features/day/items/queries.server.ts";
import type { Scanned } from "./commands.server.ts";

export type Found = { id: string; name: string; code: string };

export type Gate = {
  name: string;
  /** The gate of the venue where it stands; empty for any. */
  door: string;
  /** The zone at whose door it stands; empty at a gate. */
  zone: string;
  /** Nothing is written as long as the device is tried out. */
  isTraining: boolean;
  profile: DeviceProfile;
  event: string;
  /** Missing in what a device kept before it was told. */
  eventId?: string;
  timeZone: Zone;
  /** Whom a steward calls; empty where nobody was named, and at a device of the supervisor. */
  supervisorPhone?: string;
  inside: number;
  words: string;
  found: readonly Found[] | undefined;
  /** Workers of the company without a place at this event. */
  others?: readonly Found[] | undefined;
  /** By which it knows that a list of the event is the server's. */
  snapshotKey: string;
};

/** `client` names the next scan: it counts once, however often it is sent. */
export type GateShown = { gate: Gate; client: string; today: string; holder?: ItemHolder | undefined };
/**
 * The page where a device is paired. Scans that the phone kept as another device are sent from there, and the same key
 * signs the answer.
 */
export type Unpaired = { pin: string; snapshotKey: string };
export type Loaded = GateShown | ({ gate: undefined } & Unpaired);
export type GateReply = { scanned?: Scanned; undone?: boolean; refusals: readonly Refusal[] };
