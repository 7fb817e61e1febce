import { z } from "zod";
import {
  basisLength,
  endings,
  isLongEnough,
  leastYears,
  longestTerm,
  termUnits,
} from "@product/domain/company/retention";

export const retentionAddress = "/admin/settings/retention";

const basis = z.string().trim().min(1).max(basisLength);

/** The form of one rule: no term is shorter than the law allows for that kind of record. */
export const retentionForm = (ruleId: string) =>
  z
    .object({
      term: z.coerce.number().int().min(1).max(longestTerm),
      unit: z.enum(termUnits),
      ending: z.enum(endings),
      basisEn: basis,
      basisEs: basis,
      version: z.coerce.number().int().min(1),
    })
    .refine(({ term, unit }) => isLongEnough(ruleId, term, unit), {
      path: ["term"],
      params: { fault: "yearsAtLeast", min: leastYears(ruleId) },
    });
export type RetentionForm = z.output<ReturnType<typeof retentionForm>>;
