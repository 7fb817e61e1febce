import { z } from "zod";
import { overrideReasonLength } from "@product/domain/planning/rota/finding-overrides";

const overrideReason = z.string().trim().max(overrideReasonLength.max);

/** With a reason where someone goes past what the rules found; how long it must be is said beside the findings. */
export const assignForm = z.object({
  slotId: z.uuid(),
  workerId: z.uuid(),
  isOverriding: z.literal("on").optional(),
  reason: overrideReason.default(""),
});
/** Programs that assign someone go past no finding, and so give no reason. */
export type AssignForm = z.input<typeof assignForm>;

export const releaseForm = z.object({
  assignmentId: z.uuid(),
  reason: z.string().trim().max(300).default(""),
  version: z.coerce.number().int().min(1),
});
export type ReleaseForm = z.output<typeof releaseForm>;

/** The findings of someone who is already down for the shift. */
export const overrideForm = z.object({
  assignmentId: z.uuid(),
  version: z.coerce.number().int().min(1),
  reason: overrideReason.refine((text) => text.length >= overrideReasonLength.min, {
    params: { fault: "reasonShort", min: overrideReasonLength.min },
  }),
});
export type OverrideForm = z.output<typeof overrideForm>;

export const confirmForm = overrideForm.omit({ reason: true });
export type ConfirmForm = z.output<typeof confirmForm>;

/** Someone of those who applied, stand by or hold a place, as they were read. */
export const onPersonForm = overrideForm.omit({ reason: true });
export type OnPersonForm = z.output<typeof onPersonForm>;

export const noShowForm = onPersonForm.extend({ callsIn: z.literal("on").optional() });
