import type { FieldError } from "#request/forms/field-errors.ts";

type TextLimits = { required?: boolean | undefined; max: number };

/** The server's faults of a text, told as soon as the field is left: the same trimming, the same limits. */
export function textFaults(text: string, { required, max }: TextLimits): FieldError[] {
  const length = textLength(text);
  if (required && length === 0) return [{ fault: "required" }];
  return length > max ? [{ fault: "tooLong", max }] : [];
}

export const textLength = (text: string): number => text.trim().length;
