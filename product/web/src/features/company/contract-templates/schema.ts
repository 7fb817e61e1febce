import { z } from "zod";
import {
  contractBodyLength,
  contractPlaceNames,
  contractTemplateNameLength,
  missingPlaces,
  unknownPlaces,
} from "@product/domain/papers/contract-places";
import { countries, workerTypes } from "@product/domain/people/workers";

export const contractTemplatesAddress = "/admin/settings/contract-templates";

const body = z
  .string()
  .trim()
  .min(1)
  .max(contractBodyLength)
  .transform((text) => text.replaceAll("\r\n", "\n"));

const types = new Set<string>(workerTypes);

export const contractTemplateForm = z
  .object({
    name: z.string().trim().min(1).max(contractTemplateNameLength),
    country: z.enum(countries),
    /** None chosen: any of them. */
    workerTypes: z
      .array(z.string())
      .max(50)
      .default([])
      .refine((sent) => sent.every((type) => types.has(type)))
      .transform((sent) => workerTypes.filter((type) => sent.includes(type))),
    bodyEn: body,
    bodyEs: body,
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  })
  .superRefine(({ bodyEn, bodyEs }, context) => {
    for (const [field, text, other] of [
      ["bodyEn", bodyEn, bodyEs],
      ["bodyEs", bodyEs, bodyEn],
    ] as const) {
      const fault = (name: string, places: readonly string[]) =>
        places.length > 0 &&
        context.addIssue({
          code: "custom",
          path: [field],
          params: { fault: name, places: places.slice(0, contractPlaceNames.length).join(", ") },
          input: text,
        });
      fault("placesUnknown", unknownPlaces(text));
      fault(
        "placesMissing",
        missingPlaces(text, other).map((name) => `{{${name}}}`),
      );
    }
  });
export type ContractTemplateForm = z.output<typeof contractTemplateForm>;
