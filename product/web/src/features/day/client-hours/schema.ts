import { z } from "zod";
import { drawingLength, linesFrom, signatureNameLength } from "@product/domain/papers/signatures";
import { seenLines } from "#request/forms/seen-lines.ts";

export const signForm = z.object({
  lines: seenLines,
  signer: z.string().trim().min(1).max(signatureNameLength),
  /** Lines, not a picture; left out by who cannot or does not want to draw. */
  drawing: z
    .string()
    .max(drawingLength)
    .default("")
    .refine((drawn) => linesFrom(drawn) !== undefined),
});
export type SignForm = z.output<typeof signForm>;

/** Asks for a code, and says nothing else. */
export const askForm = z.object({});

/** Digits as people type them, with a gap in the middle too. */
export const codeForm = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ""))
    .pipe(z.string().min(1).max(12)),
});

export const objectionForm = z.object({
  line: z.uuid(),
  objection: z.string().trim().min(1).max(400),
});
export type ObjectionForm = z.output<typeof objectionForm>;

/** Whose name is removed. */
export const forgetForm = z.object({ signing: z.uuid() });
export type ForgetForm = z.output<typeof forgetForm>;
