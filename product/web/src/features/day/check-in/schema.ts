import { z } from "zod";
import { deviceNameLength, deviceProfiles } from "@product/domain/day/devices";

export const deviceForm = z.object({
  name: z.string().trim().min(1).max(deviceNameLength),
  gate: z.string().trim().max(deviceNameLength).default(""),
  profile: z.enum(deviceProfiles),
});
export type DeviceForm = z.output<typeof deviceForm>;

/** Which of the devices. */
export const deviceDeedForm = z.object({ device: z.uuid() });

export const conflictDeedForm = z.object({ conflict: z.uuid() });

export const clockForm = z.object({ selfClock: z.enum(["yes", "no"]) });
