/** What a form may weigh, asked of its bytes before anything is made of them. */
import { z } from "zod";

export const formLimits = {
  /** Of everything but files. */
  bytes: 1024 * 1024,
  /** The longest list to choose from has a few hundred lines. */
  entries: 2_000,
  /** Of one name, which costs more the more often it comes. */
  repeats: 500,
  /** What stands above a part: its name, and how a file is called and what kind it is. */
  headBytes: 4 * 1024,
} as const;

/** What all files of a form may weigh together: what its fields say by `.meta({ largest })`, in bytes. */
export const fileBytesOf = (schema: z.ZodObject): number =>
  Object.values(schema.shape).reduce((sum, field) => sum + largestIn(field), 0);

function largestIn(field: unknown): number {
  const largest = field instanceof z.ZodType ? field.meta()?.["largest"] : undefined;
  return typeof largest === "number" ? largest : 0;
}
