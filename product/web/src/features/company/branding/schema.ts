import { z } from "zod";
import { brandNameLength, screens, senderNameLength } from "@product/domain/branding/brand";
import { isColour } from "@product/domain/branding/colour";
import { buckets } from "@product/domain/files/buckets";
import { emailLength } from "@product/domain/company/master-data";

/** It stands in heads of mails, where a line end would begin another. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

export const brandForm = z.object({
  name: z.string().trim().min(1).max(brandNameLength).regex(oneLine),
  /** Empty for the product's own. */
  colour: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isColour, { params: { fault: "colour" } })
    .default(""),
  logoShowsName: z.boolean().default(false),
  senderName: z.string().trim().max(senderNameLength).regex(oneLine).default(""),
  replyTo: z.string().trim().max(emailLength).pipe(z.email()).default(""),
  version: z.coerce.number().int().min(1),
});
export type BrandForm = z.output<typeof brandForm>;

const screen = z.enum(screens);

/** A file is never sent back to the page, so it counts as secret. */
export const logoFile = z.object({ screen, logo: z.file().meta({ secret: true, largest: buckets.logos.largest }) });
export type LogoFile = z.output<typeof logoFile>;

export const logoRemoval = z.object({ screen });
export type LogoRemoval = z.output<typeof logoRemoval>;
