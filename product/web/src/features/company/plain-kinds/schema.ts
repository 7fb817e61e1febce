import { z } from "zod";
import type { PlainField, PlainKind } from "@product/domain/company/plain-kinds";

/** The form of a plain kind, by its declared fields. */
export function plainForm({ nameLength, fields }: Pick<PlainKind, "nameLength" | "fields">) {
  const name = z.string().trim().min(1).max(nameLength);
  return z.object({
    ...Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, checked(field)])),
    nameEn: name,
    nameEs: name,
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  });
}
export type PlainForm = z.output<ReturnType<typeof plainForm>>;

function checked(field: PlainField): z.ZodType {
  if (field.kind === "tick") return z.boolean().default(false);
  if (field.kind === "text") return z.string().trim().max(field.max).default("");
  return z.coerce.number().int().min(field.min).max(field.max);
}
