import { z } from "zod";
import type { FilterFields } from "@product/domain/filters/filter";
import { filterFromText, longestFilterText } from "@product/domain/filters/filter-text";

/** A filter as a form sends it: undefined where nothing was sent; what was sent must be one. */
export const sentFilter = (fields: FilterFields) =>
  z
    .string()
    .max(longestFilterText)
    .refine((text) => filterFromText(text, fields))
    .transform((text) => filterFromText(text, fields))
    .optional();
