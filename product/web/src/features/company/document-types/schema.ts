import { z } from "zod";
import {
  alertDaysFrom,
  nationalityGroups,
  proofs,
  requiredFor,
  severities,
} from "@product/domain/company/document-types";
import { citationLength, documentTypeNameLength, monthsOfValidity } from "@product/domain/company/master-data";
import { holdsIn } from "@product/domain/company/retention";
import { countries, workerTypes } from "@product/domain/people/workers";

export const documentTypesAddress = "/admin/settings/document-types";

/** Several of these words, or several ids, each once; anything else is a fault of the whole field. */
const several = <Option extends string>(option: z.ZodType<Option>) =>
  z
    .array(z.string())
    .max(500)
    .default([])
    .refine((sent) => sent.every((each) => option.safeParse(each).success))
    .transform((sent) => [...new Set(sent as Option[])]);

const name = z.string().trim().min(1).max(documentTypeNameLength);

export const documentTypeForm = z
  .object({
    nameEn: name,
    nameEs: name,
    countries: several(z.enum(countries)).refine((chosen) => chosen.length > 0, { params: { fault: "chooseOne" } }),
    /** Nothing chosen means all of them, here and for roles and clients. */
    workerTypes: several(z.enum(workerTypes)),
    roles: several(z.uuid()),
    clients: several(z.uuid()),
    nationality: z.enum(nationalityGroups),
    minorsOnly: z.boolean().default(false),
    /** Which question of the clearance it answers; none for most. */
    proves: z.enum(proofs).optional(),
    isHealth: z.boolean().default(false),
    citation: z.string().trim().max(citationLength).default(""),
    /** For a kind of both countries. */
    citationUk: z.string().trim().max(citationLength).default(""),
    requiredFor: several(z.enum(requiredFor)),
    severity: z.enum(severities),
    hasExpiry: z.boolean().default(false),
    validMonths: z.coerce.number().int().min(monthsOfValidity.min).max(monthsOfValidity.max).optional(),
    alertDays: z
      .string()
      .max(200)
      .default("")
      .refine((typed) => alertDaysFrom(typed), { params: { fault: "alertDays" } })
      .transform((typed) => alertDaysFrom(typed) ?? []),
    twoSides: z.boolean().default(false),
    copyKept: z.boolean().default(false),
    retentionRuleId: z.string().min(1).max(60),
    /** For a kind of both countries; else the one above holds. */
    retentionRuleUkId: z.string().max(60).optional(),
    /** Without one, whoever may approve documents. */
    verifierGroupId: z.uuid().optional(),
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  })
  .superRefine(({ countries: chosen, retentionRuleId, retentionRuleUkId }, context) => {
    const fault = (field: string) =>
      context.addIssue({ code: "custom", path: [field], params: { fault: "otherCountrysRule" }, input: field });
    if (chosen.includes("ES") && !holdsIn("ES", retentionRuleId)) fault("retentionRuleId");
    if (!chosen.includes("UK")) return;
    if (!holdsIn("UK", retentionRuleUkId ?? retentionRuleId))
      fault(chosen.includes("ES") || retentionRuleUkId ? "retentionRuleUkId" : "retentionRuleId");
  });
export type DocumentTypeForm = z.output<typeof documentTypeForm>;
