import { z } from "zod";
import { drawingLength, linesFrom, signatureNameLength } from "@product/domain/papers/signatures";

export const signatureForm = z.object({
  name: z.string().trim().min(1).max(signatureNameLength),
  agrees: z.boolean().default(false),
  /** Lines, not a picture; left out by who cannot or does not want to draw. */
  drawing: z
    .string()
    .max(drawingLength)
    .default("")
    .refine((drawn) => linesFrom(drawn) !== undefined),
});
export type SignatureForm = z.output<typeof signatureForm>;
