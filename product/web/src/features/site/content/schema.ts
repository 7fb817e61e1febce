import { z } from "zod";
import {
  isFreeSlug,
  pageBodyLength,
  pageLeadLength,
  pageTitleLength,
  seoDescriptionLength,
  seoTitleLength,
} from "@product/domain/site/pages";
import { safePicture } from "@product/domain/site/safe-link";
import { typedDay } from "@product/domain/time/typed-day";

export const contentAddress = "/admin/content";

/** Where the text of a page is written; the home page has its opening words at its own address. */
export const editAddress = (slug: string): string => `${contentAddress}/${slug === "home" ? "home/text" : slug}`;

const title = z.string().trim().max(pageTitleLength).default("");
const lead = z.string().trim().max(pageLeadLength).default("");
const body = z
  .string()
  .max(pageBodyLength + 2_000)
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n").trimEnd())
  .refine((text) => text.length <= pageBodyLength, { params: { fault: "tooLong", max: pageBodyLength } });
const seoTitle = z.string().trim().max(seoTitleLength).default("");
const seoDescription = z.string().trim().max(seoDescriptionLength).default("");
const shareImage = z
  .string()
  .max(100)
  .refine((name) => name === "" || safePicture(`/media/${name}`) !== undefined)
  .default("");
const version = z.coerce.number().int().min(1);
const day = z
  .string()
  .trim()
  .max(20)
  .refine((typed) => typedDay(typed), { params: { fault: "day" } })
  .transform((typed) => typedDay(typed)!);

/** A page begins with its title in one language at least; its address is made from it unless one is given. */
export const newPage = z.object({
  titleEn: z.string().trim().min(1).max(pageTitleLength),
  titleEs: title,
  slug: z.string().trim().toLowerCase().refine(isFreeSlug).optional(),
});
export type NewPage = z.output<typeof newPage>;

export const pageForm = z
  .object({
    titleEn: title,
    titleEs: title,
    leadEn: lead,
    leadEs: lead,
    bodyEn: body,
    bodyEs: body,
    seoTitleEn: seoTitle,
    seoTitleEs: seoTitle,
    seoDescriptionEn: seoDescription,
    seoDescriptionEs: seoDescription,
    shareImageEn: shareImage,
    shareImageEs: shareImage,
    effectiveOn: day.optional(),
    version,
  })
  .refine(({ titleEn, bodyEn }) => titleEn !== "" || bodyEn === "", {
    path: ["titleEn"],
    params: { fault: "required" },
  })
  .refine(({ titleEs, bodyEs }) => titleEs !== "" || bodyEs === "", {
    path: ["titleEs"],
    params: { fault: "required" },
  });
export type PageForm = z.output<typeof pageForm>;

export const pageStep = z.object({ version });
export const scheduling = z.object({
  version,
  day,
  time: z
    .string()
    .trim()
    .refine((typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed), { params: { fault: "time" } }),
});
export type Scheduling = z.output<typeof scheduling>;

export const previewed = z.object({ language: z.enum(["en", "es"]), body });
