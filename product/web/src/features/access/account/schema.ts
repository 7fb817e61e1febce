import { z } from "zod";
import { mailedCodeLength } from "@product/domain/credentials";

/** Renewed proof of identity: part of every form that does something sensitive. */
export const proofForm = z.object({
  currentPassword: z.string().max(1000).optional().meta({ secret: true }),
  // People copy codes with blanks between the digits.
  proofCode: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${mailedCodeLength.min},${mailedCodeLength.max}}$`)))
    .optional()
    .meta({ secret: true }),
});

export type Proof = z.output<typeof proofForm>;
