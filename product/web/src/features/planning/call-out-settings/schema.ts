import { z } from "zod";
import { mostCallOuts } from "@product/domain/planning/call-outs";

const hour = z.coerce.number().int().min(0).max(23);

export const callOutSettingForm = z.object({
  quietFrom: hour,
  quietUntil: hour,
  mostPerWeek: z.coerce.number().int().min(1).max(mostCallOuts),
  version: z.coerce.number().int().min(1),
});
export type CallOutSettingForm = z.output<typeof callOutSettingForm>;
