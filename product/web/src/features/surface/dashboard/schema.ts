import { z } from "zod";

export const rowsOnPage = 50;

const word = z.string().max(60).optional().catch(undefined);

/** Which part of a figure is asked for, and which page of it; what makes no sense is as if it were not there. */
export const figureQuery = z
  .object({
    role: word,
    day: word,
    row: word,
    week: word,
    severity: word,
    page: z.coerce.number().int().min(1).max(1000).catch(1),
  })
  .transform(({ page, ...narrow }) => ({ page, narrow: defined(narrow) }));

const defined = (parameters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).flatMap(([key, value]) => (value ? [[key, value]] : [])));
