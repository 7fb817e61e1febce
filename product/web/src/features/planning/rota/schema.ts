import { z } from "zod";
import { rotaSubjects, rotaViews } from "@product/domain/planning/rota";
import { isDay } from "@product/domain/time/local-date";

export const rotaAddress = "/admin/working-schedules";

/** What the address asks for; what makes no sense is as if it were not there. */
export const rotaQuery = z.object({
  view: z.enum(rotaViews).catch("week"),
  by: z.enum(rotaSubjects).catch("people"),
  as: z.enum(["grid", "list"]).catch("grid"),
  day: z
    .string()
    .refine((day) => isDay(day) && day >= "2000" && day < "2200")
    .optional()
    .catch(undefined),
  event: z.uuid().optional().catch(undefined),
  role: z.string().max(60).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type RotaQuery = z.output<typeof rotaQuery>;
