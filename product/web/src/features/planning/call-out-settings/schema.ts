import { z } from "zod";
import { mostCallOuts } from "@product/domain/planning/staffing/call-outs";
import { mostWeight } from "@product/domain/planning/staffing/candidate-rank";
import { mostPerWave, waveMinutes } from "@product/domain/planning/staffing/cover";

const hour = z.coerce.number().int().min(0).max(23);

const weight = z.coerce.number().int().min(0).max(mostWeight);

/** Up to four waves in order; one that names nobody is left out. */
export const waveNames = ["wave1", "wave2", "wave3", "wave4"] as const;
const who = z
  .string()
  .regex(/^(everyone|(list|role):[\da-f-]{36})?$/)
  .default("");
const minutes = z.coerce.number().int().min(waveMinutes.min).max(waveMinutes.max).default(60);
const waveFields = {
  wave1: who,
  wave1Minutes: minutes,
  wave2: who,
  wave2Minutes: minutes,
  wave3: who,
  wave3Minutes: minutes,
  wave4: who,
  wave4Minutes: minutes,
};

export const callOutSettingForm = z.object({
  quietFrom: hour,
  quietUntil: hour,
  mostPerWeek: z.coerce.number().int().min(1).max(mostCallOuts),
  swapsByThemselves: z.boolean().default(false),
  coversDropOuts: z.boolean().default(false),
  coverPerWave: z.coerce.number().int().min(1).max(mostPerWave),
  coverMinutes: z.coerce.number().int().min(waveMinutes.min).max(waveMinutes.max),
  weightHere: weight,
  weightHours: weight,
  weightAsked: weight,
  ...waveFields,
  version: z.coerce.number().int().min(1),
});
export type CallOutSettingForm = z.output<typeof callOutSettingForm>;
