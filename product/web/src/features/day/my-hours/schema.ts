import { z } from "zod";

/** The code from the mail, where it was typed. */
export const proofForm = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .optional(),
});

/** One button of the page of hours: a code asked for or typed, or an answer about one line. */
export const myHoursForm = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .optional(),
  line: z.uuid().optional(),
  minutes: z.coerce.number().int().min(0).max(10_000).optional(),
  correction: z.uuid().optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});
export type MyHoursForm = z.output<typeof myHoursForm>;
