import { z } from "zod";
import { answers, lateMinutes, reasonLength } from "@product/domain/planning/staffing/answers";

/** One button of the page behind a worker's link. */
export const answerForm = z.object({
  offer: z.uuid().optional(),
  // The open place applied for, or the place wanted in exchange for one's own.
  slot: z.uuid().or(z.literal("")).optional(),
  swap: z.uuid().optional(),
  answer: z.enum([...answers, "late", "apply", "offer-swap", "withdraw-swap", "take-swap", "read", "come-after-all"]),
  minutes: z.coerce
    .number()
    .pipe(z.literal([...lateMinutes]))
    .optional(),
  /** Why they cannot come, if they like. */
  reason: z.string().trim().max(reasonLength).optional(),
  /** Which text was read: that of this moment. */
  changed: z.iso.datetime().optional(),
});
export type AnswerForm = z.output<typeof answerForm>;
