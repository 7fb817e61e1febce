import { z } from "zod";
import { day } from "#request/forms/day.ts";

export const inspectionsAddress = "/admin/time/inspections";

export const longestDays = 30;

export const inspectionForm = z.object({
  entityId: z.uuid(),
  firstDay: day,
  lastDay: day,
  validDays: z.coerce.number().int().min(1).max(longestDays),
  note: z.string().trim().min(1).max(200),
});
export type InspectionForm = z.output<typeof inspectionForm>;
export const revokeForm = z.object({ linkId: z.uuid() });
