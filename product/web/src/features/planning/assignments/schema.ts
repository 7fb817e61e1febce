import { z } from "zod";

export const assignForm = z.object({ slotId: z.uuid(), workerId: z.uuid() });
export type AssignForm = z.output<typeof assignForm>;

export const releaseForm = z.object({
  assignmentId: z.uuid(),
  reason: z.string().trim().max(300).default(""),
  version: z.coerce.number().int().min(1),
});
export type ReleaseForm = z.output<typeof releaseForm>;
