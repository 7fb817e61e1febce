import { z } from "zod";
import { changeReasonLength, compensations, mostLateHours } from "@product/domain/planning/events";
import { day } from "#request/forms/day.ts";

const version = z.coerce.number().int().min(1);
const reason = z.string().trim().min(1).max(changeReasonLength);

/** Choice of the people compensated for the day they lose. */
const decided = {
  compensation: z.enum(compensations).default("none"),
  lateHours: z.coerce.number().int().min(1).max(mostLateHours).default(48),
};

export const cancelForm = z.object({
  reason,
  notifies: z.boolean().default(false),
  ...decided,
  version,
});
export type CancelForm = z.output<typeof cancelForm>;
export type Decided = Pick<CancelForm, keyof typeof decided>;

export const postponeForm = z.object({
  firstDay: day,
  reason,
  notifies: z.boolean().default(false),
  ...decided,
  /** Which one is meant of a time that comes twice that night. */
  twice: z.enum(["earlier", "later"]).optional(),
  /** Decision for a time that does not exist that night. */
  skipped: z.enum(["next"]).optional(),
  version,
});
export type PostponeForm = z.output<typeof postponeForm>;

export const reopenForm = z.object({ reason, version });
export type ReopenForm = z.output<typeof reopenForm>;
