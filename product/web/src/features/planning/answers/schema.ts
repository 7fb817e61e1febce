import { z } from "zod";
import { answers, lateMinutes } from "@product/domain/planning/answers";

/** One button of the page behind a worker's link. */
export const answerForm = z.object({
  offer: z.uuid().optional(),
  slot: z.uuid().optional(),
  answer: z.enum([...answers, "late", "apply"]),
  minutes: z.coerce
    .number()
    .pipe(z.literal([...lateMinutes]))
    .optional(),
});
export type AnswerForm = z.output<typeof answerForm>;
