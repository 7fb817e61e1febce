import { z } from "zod";
import { briefingLength } from "@product/domain/planning/briefings";

const text = z.string().trim().max(briefingLength).default("");

export const briefingForm = z.object({
  briefingEs: text,
  briefingEn: text,
  asks: z.stringbool().default(false),
  version: z.coerce.number().int().min(1),
});
export type BriefingForm = z.output<typeof briefingForm>;

export const shiftBriefingForm = z.object({ shiftId: z.uuid(), briefingEs: text, briefingEn: text });
export type ShiftBriefingForm = z.output<typeof shiftBriefingForm>;
