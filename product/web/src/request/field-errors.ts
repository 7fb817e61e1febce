import type { z } from "zod";

/** A field's fault as data: the sentence is found where the reader's language is known. */
export type FieldError =
  | { fault: "required" }
  | { fault: "tooLong"; max: number }
  | { fault: "phone" }
  | { fault: "invalid" };

export const fieldErrors = (issues: z.core.$ZodIssue[]): FieldError[] => issues.map(fieldError);

function fieldError(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null))
    return { fault: "required" };
  if (issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1)
    return { fault: "required" };
  if (issue.code === "too_big" && issue.origin === "string") return { fault: "tooLong", max: Number(issue.maximum) };
  // A check of ours names its sentence: `refine(…, { params: { fault: "phone" } })`.
  if (issue.code === "custom" && issue.params?.["fault"] === "phone") return { fault: "phone" };
  return { fault: "invalid" };
}
