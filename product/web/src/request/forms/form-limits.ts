/** The limits of a form's size, checked on its bytes before anything is made of them. */
import { z } from "zod";

export const formLimits = {
  /** Limit for everything but files. */
  bytes: 1024 * 1024,
  /** The longest list to choose from has a few hundred lines. */
  entries: 2_000,
  /** Limit for one name, which costs more the more often it comes. */
  repeats: 500,
  /** Limit for the head of a part: its name, and the name and kind of its file. */
  headBytes: 4 * 1024,
} as const;

/** The size that all files of a form may have together: the sum of `.meta({ largest })` of its fields, in bytes. */
export const fileBytesOf = (schema: z.ZodObject): number =>
  Object.values(schema.shape).reduce((sum, field) => sum + largestIn(field), 0);

function largestIn(field: unknown): number {
  const largest = field instanceof z.ZodType ? field.meta()?.["largest"] : undefined;
  return typeof largest === "number" ? largest : 0;
}
