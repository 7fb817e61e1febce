import { z } from "zod";
import { latestDayBegin } from "@product/domain/planning/rota/rota";

export const rotaSettingForm = z.object({
  dayBeginsAt: z.coerce.number().int().min(0).max(latestDayBegin),
  version: z.coerce.number().int().min(1),
});
export type RotaSettingForm = z.output<typeof rotaSettingForm>;
