import { z } from "zod";
import {
  pageBodyLength,
  pageLeadLength,
  pageTitleLength,
  seoDescriptionLength,
  seoTitleLength,
  type SeoTexts,
} from "@product/domain/site/pages";

const body = z
  .string()
  .max(pageBodyLength * 2)
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n"))
  .refine((text) => text.length <= pageBodyLength, { params: { fault: "tooLong", max: pageBodyLength } });

/** A text in the middle of being written: nothing is asked of it but its length. `turn` is how often it was kept before. */
export const keptPage = z.object({
  titleEn: z.string().max(pageTitleLength).default(""),
  titleEs: z.string().max(pageTitleLength).default(""),
  leadEn: z.string().max(pageLeadLength).default(""),
  leadEs: z.string().max(pageLeadLength).default(""),
  bodyEn: body,
  bodyEs: body,
  seoTitleEn: z.string().max(seoTitleLength).default(""),
  seoTitleEs: z.string().max(seoTitleLength).default(""),
  seoDescriptionEn: z.string().max(seoDescriptionLength).default(""),
  seoDescriptionEs: z.string().max(seoDescriptionLength).default(""),
  shareImageEn: z.string().max(100).default(""),
  shareImageEs: z.string().max(100).default(""),
  version: z.coerce.number().int().min(1),
  turn: z.coerce.number().int().min(0),
});
export type KeptPage = Omit<z.output<typeof keptPage>, keyof SeoTexts> & Partial<SeoTexts>;

export const droppedDraft = z.object({});
