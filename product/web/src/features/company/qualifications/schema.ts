import { z } from "zod";
import { monthsOfValidity, qualificationNameLength } from "@product/domain/company/master-data";
import { levelLength, mostLevels } from "@product/domain/company/qualifications";
import { recordIds } from "#request/forms/record-ids.ts";

export const qualificationsAddress = "/admin/settings/qualifications";

const name = z.string().trim().min(1).max(qualificationNameLength);

/** One per line, from the lowest; blank lines are not kept. */
const levels = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length <= mostLevels, { params: { fault: "tooMany", max: mostLevels } })
  .refine((lines) => lines.every((line) => line.length <= levelLength), {
    params: { fault: "lineTooLong", max: levelLength },
  });

export const qualificationForm = z
  .object({
    nameEn: name,
    nameEs: name,
    levelsEn: levels,
    levelsEs: levels,
    validMonths: z.coerce.number().int().min(monthsOfValidity.min).max(monthsOfValidity.max).optional(),
    /** The qualifications that stand for this one as well. */
    impliedBy: recordIds,
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  })
  .refine(({ levelsEn, levelsEs }) => levelsEn.length === levelsEs.length, {
    path: ["levelsEs"],
    params: { fault: "sameLines" },
  });
export type QualificationForm = z.output<typeof qualificationForm>;
