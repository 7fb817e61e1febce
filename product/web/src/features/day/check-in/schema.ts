import { z } from "zod";
import { clockPolicies } from "@product/domain/planning/work-terms";
import { deviceNameLength, deviceProfiles } from "@product/domain/day/devices";

/** Whom its steward calls, as it is dialled; nobody where it is empty. */
const supervisorPhone = z
  .string()
  .trim()
  .regex(/^(?:\+?[\d ()-]{6,24})?$/);

export const deviceForm = z.object({
  name: z.string().trim().min(1).max(deviceNameLength),
  /** A gate of the venue, or `zone:` and one of its zones; any gate where it is empty. */
  gate: z.string().trim().max(90).default(""),
  profile: z.enum(deviceProfiles),
  supervisorPhone: supervisorPhone.optional(),
});
export type DeviceForm = z.output<typeof deviceForm>;

export const supervisorForm = z.object({ device: z.uuid(), supervisorPhone: supervisorPhone.default("") });

export const trainingForm = z.object({ device: z.uuid(), training: z.enum(["on", "off"]) });

/** Which of the devices. */
export const deviceActionForm = z.object({ device: z.uuid() });

export const conflictActionForm = z.object({ conflict: z.uuid() });

export const itemActionForm = z.object({ loan: z.uuid() });

export const clockForm = z.object({ selfClock: z.enum([...clockPolicies, "inherit"]) });
