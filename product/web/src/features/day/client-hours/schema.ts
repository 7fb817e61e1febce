import { z } from "zod";
import { drawingLength, linesFrom, signatureNameLength } from "@product/domain/papers/signatures";

const mostAtOnce = 400;
const isSeen = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,5}$/;

/** Which lines, and the minutes that were read of each, `id:minutes`: what has changed since is not signed. */
export const signForm = z.object({
  lines: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((lines) => [...new Set([lines].flat())])
    .refine((lines) => lines.length >= 1, { params: { fault: "chooseOne" } })
    .refine((lines) => lines.length <= mostAtOnce, { params: { fault: "tooMany", max: mostAtOnce } })
    .refine((lines) => lines.every((each) => isSeen.test(each)))
    .transform((lines) => lines.map((each) => ({ id: each.slice(0, 36), minutes: Number(each.slice(37)) }))),
  signer: z.string().trim().min(1).max(signatureNameLength),
  /** Lines, not a picture; left out by who cannot or does not want to draw. */
  drawing: z
    .string()
    .max(drawingLength)
    .default("")
    .refine((drawn) => linesFrom(drawn) !== undefined),
});
export type SignForm = z.output<typeof signForm>;

export const objectionForm = z.object({
  line: z.uuid(),
  objection: z.string().trim().min(1).max(400),
});
export type ObjectionForm = z.output<typeof objectionForm>;

/** Whose name is removed. */
export const forgetForm = z.object({ signing: z.uuid() });
export type ForgetForm = z.output<typeof forgetForm>;
