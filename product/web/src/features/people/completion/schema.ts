import { z } from "zod";
import { askedFields, type AskedField } from "@product/domain/people/missing-fields";

const typed = z.string().max(1000).optional();

export const completionForm = z.object({
  ...(Object.fromEntries(askedFields.map((field) => [field, typed])) as Record<AskedField, typeof typed>),
  actionName: z.enum(["save", "finish"]).default("finish"),
});
export type CompletionForm = z.output<typeof completionForm>;
