import { z } from "zod";
import { compensations } from "@product/domain/planning/events";
import { clockPolicies, dressLength } from "@product/domain/planning/work-terms";

export const termsAddress = "/admin/settings/terms";

const dress = z.string().trim().max(dressLength).optional();
const whole = (most: number) => z.coerce.number().int().min(0).max(most).optional();

/** An empty field inherits the value of the level above. */
export const termsForm = z.object({
  dressEs: dress,
  dressEn: dress,
  breakMinutes: whole(240),
  breakAfter: whole(720),
  breakPaid: z.enum(["yes", "no"]).optional(),
  compensation: z.enum(compensations).optional(),
  lateHours: whole(720),
  selfClock: z.enum(clockPolicies).optional(),
  /** Whether the boxes below say anything: with none ticked, no document is asked for. */
  documents: z.literal("own").optional(),
  documentTypeIds: z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).max(50)]).default([]),
  /** None where nothing has been said yet. */
  version: z.coerce.number().int().min(0),
});
export type TermsForm = z.output<typeof termsForm>;
