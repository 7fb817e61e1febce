import { z } from "zod";
import { isDay } from "@product/domain/time/local-date";

export const inspectionsAddress = "/admin/time/inspections";

const day = z
  .string()
  .trim()
  .refine(isDay, { params: { fault: "date" } });

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
