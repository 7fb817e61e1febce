import type { Position } from "@product/domain/day/positions";
import type { ScanDoubt } from "@product/domain/day/scan-doubts";
import type { PunchKind, PunchSource } from "@product/domain/day/punches";
import type { Punch } from "./queries.server.ts";

export type NewPunch = {
  workerId: string;
  kind: Exclude<PunchKind, "void">;
  source: PunchSource;
  /** Chosen by the sender: the same one sent twice is written once. */
  clientId: string;
  eventId?: string | undefined;
  deviceId?: string | undefined;
  insideRadius?: boolean | undefined;
  /** Where a phone was; it lies apart from the register, and not for long. */
  position?: Position | undefined;
  /** When it happened; now, unless it waited to be sent. */
  at?: Date | undefined;
  wasKept?: boolean | undefined;
  /** For a punch of a gate device: since when its phone held the device, and doubts about the time. */
  scan?: { heldSince: Date | null; doubts: ScanDoubt[] } | undefined;
  /** The newest punch of theirs at the event, by `written`, that was known when this one was decided on; undefined where that is all the same. */
  follows?: bigint | undefined;
};

/** Somebody else has written a punch of theirs since it was looked at: it is to be looked at once more. */
export class Overtaken extends Error {}

/** The fields of a punch that go into the trail. */
export const auditFieldsOf = ({ kind, at, source, eventId, shiftId }: Punch) => ({
  kind,
  at,
  source,
  eventId,
  shiftId,
});
