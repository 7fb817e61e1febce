/** The devices at a gate, and what each profile may do there. */
import type { Permission } from "@product/domain/permissions/catalogue";

export const deviceProfiles = ["steward", "supervisor", "kiosk"] as const;
export type DeviceProfile = (typeof deviceProfiles)[number];

export const devicePermissions: Readonly<Record<DeviceProfile, readonly Permission[]>> = {
  steward: ["checkin.create"],
  supervisor: ["checkin.create", "checkin.view", "checkin.override"],
  kiosk: ["checkin.create"],
};

export const deviceNameLength = 60;

/** So long a PIN waits to be typed; it is good once. */
export const pinMinutes = 15;

/** A device forgets its event a day after it, once nothing waits there to be sent. */
export const wipedAfterMs = 24 * 3_600_000;

/** A device at work speaks every half minute; a phone in a pocket is silent for a while. */
export const silentAfterMs = 10 * 60_000;

/** Somebody stands there who can hand things out. */
export const isStaffed = (profile: DeviceProfile): boolean => profile !== "kiosk";

/** Why somebody may not work is for supervisors; stewards get the word, the photo and the next step. */
export const mayReadReasons = (profile: DeviceProfile): boolean => profile === "supervisor";
