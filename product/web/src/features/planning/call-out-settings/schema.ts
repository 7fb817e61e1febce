import { z } from "zod";
import { mostCallOuts } from "@product/domain/planning/call-outs";
import { mostPerWave, waveMinutes } from "@product/domain/planning/cover";

const hour = z.coerce.number().int().min(0).max(23);

export const callOutSettingForm = z.object({
  quietFrom: hour,
  quietUntil: hour,
  mostPerWeek: z.coerce.number().int().min(1).max(mostCallOuts),
  swapsByThemselves: z.boolean().default(false),
  coversDropOuts: z.boolean().default(false),
  coverPerWave: z.coerce.number().int().min(1).max(mostPerWave),
  coverMinutes: z.coerce.number().int().min(waveMinutes.min).max(waveMinutes.max),
  version: z.coerce.number().int().min(1),
});
export type CallOutSettingForm = z.output<typeof callOutSettingForm>;
