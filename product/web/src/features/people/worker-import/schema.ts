import { z } from "zod";
import { importColumns, importKeys } from "@product/domain/imports/columns";
import { largestImport, longestCell, mostImportColumns } from "@product/domain/imports/limits";
import { importModes, importStatuses } from "@product/domain/imports/plan";
import { locales } from "@product/domain/locales";
import { countries, workerTypes } from "@product/domain/people/workers";
import { leftOut } from "./choices.ts";

export const mostWords = 50;

/** A file is never sent back to the page, so it counts as secret. */
export const uploadForm = z.object({ file: z.file().meta({ secret: true, largest: largestImport }) });
export type UploadForm = z.output<typeof uploadForm>;

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(leftOut).transform(() => null), schema]);

export const planForm = z.object({
  columns: z.array(orNone(z.enum(importColumns))).max(mostImportColumns),
  mode: z.enum(importModes),
  key: z.enum(importKeys),
  entityId: z.uuid(),
  country: z.enum(countries),
  language: orNone(z.enum(locales.map(({ code }) => code))),
  workerType: orNone(z.enum(workerTypes)),
  status: z.enum(importStatuses),
  takesSharedContacts: z.boolean().default(false),
  version: z.coerce.number().int(),
});
export type PlanForm = z.output<typeof planForm>;

/** One cell written anew: its row, and the place of its column. */
export const fixForm = z.object({
  row: z.coerce.number().int().min(1),
  place: z.coerce.number().int().min(0).max(mostImportColumns),
  value: z.string().max(longestCell).default(""),
});
export type FixForm = z.output<typeof fixForm>;

/** The meanings of words in a column of roles: two lists side by side. */
export const wordsForm = z
  .object({
    word: z.array(z.string().max(longestCell)).max(mostWords),
    role: z.array(z.union([z.literal(""), z.literal(leftOut), z.uuid()])).max(mostWords),
    version: z.coerce.number().int(),
  })
  .refine(({ word, role }) => word.length === role.length, { path: ["word"] });
export type WordsForm = z.output<typeof wordsForm>;

/** The state of the import that the reader saw: if it differs by then, the action is refused. */
export const actionForm = z.object({ proposal: z.string().max(200).default("") });
export type ActionForm = z.output<typeof actionForm>;
