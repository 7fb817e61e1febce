import { z } from "zod";
import { formBases, sensitivities } from "@product/domain/forms/definition";
import { fieldTypes } from "@product/domain/forms/field-types";
import { formLimits } from "@product/domain/forms/limits";

/** The version of the draft; 0 where there is none yet. */
const version = z.coerce.number().int().min(0);
const key = z.string().min(1).max(formLimits.keyLength);
const text = (most: number) => z.string().trim().max(most).default("");

export const pageStep = z.object({ version });
export const pageAction = z.object({ version, page: key });
export const fieldAction = z.object({ version, field: key });
export const newField = z.object({ version, page: key, type: z.enum(fieldTypes) });
export const fieldMove = z.object({
  version,
  field: key,
  by: z.enum(["-1", "1"]).transform((by) => (by === "1" ? 1 : -1)),
});
export const fieldPlace = z.object({
  version,
  field: key,
  page: key,
  place: z.coerce.number().int().min(0).max(formLimits.fields),
});
export const pageMove = z.object({
  version,
  page: key,
  by: z.enum(["-1", "1"]).transform((by) => (by === "1" ? 1 : -1)),
});

export const pageTexts = z.object({
  version,
  page: key,
  titleEn: text(formLimits.titleLength),
  titleEs: text(formLimits.titleLength),
  whyEn: text(formLimits.helpLength),
  whyEs: text(formLimits.helpLength),
  /** As `conditionText` writes it; absent where someone edits texts alone. */
  condition: z.string().max(200).optional(),
});
export type PageTexts = z.output<typeof pageTexts>;

/** One choice per line. */
const lines = z
  .string()
  .max(formLimits.choices * (formLimits.labelLength + 2))
  .default("")
  .transform((typed) => typed.split("\n").map((line) => line.trim()))
  .transform((all) => all.slice(0, all.findLastIndex((line) => line !== "") + 1))
  .refine((all) => all.length <= formLimits.choices, { params: { fault: "tooMany", max: formLimits.choices } })
  .refine((all) => all.every((line) => line.length <= formLimits.labelLength), {
    params: { fault: "lineTooLong", max: formLimits.labelLength },
  });

const texts = {
  version,
  field: key,
  labelEn: text(formLimits.consentLength),
  labelEs: text(formLimits.consentLength),
  helpEn: text(formLimits.helpLength),
  helpEs: text(formLimits.helpLength),
  choicesEn: lines,
  choicesEs: lines,
  consentEn: text(formLimits.consentLength),
  consentEs: text(formLimits.consentLength),
};
export const fieldTexts = z.object(texts);
export type FieldTexts = z.output<typeof fieldTexts>;

export const wholeField = z.object({
  ...texts,
  required: z.literal("on").optional(),
  condition: z.string().max(200).default(""),
  mapsTo: z.string().max(40).default(""),
  sensitivity: z.enum(sensitivities),
  basis: z.enum(formBases),
  documentType: z.string().max(60).optional(),
});
export type WholeField = z.output<typeof wholeField>;
