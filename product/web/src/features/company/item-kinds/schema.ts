import { z } from "zod";
import { itemKindNameLength } from "@product/domain/company/master-data";

export const itemKindsAddress = "/admin/settings/item-kinds";

const name = z.string().trim().min(1).max(itemKindNameLength);

export const itemKindForm = z.object({
  nameEn: name,
  nameEs: name,
  /** Each one has a number by which it is known. */
  isNumbered: z.boolean().default(false),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type ItemKindForm = z.output<typeof itemKindForm>;
