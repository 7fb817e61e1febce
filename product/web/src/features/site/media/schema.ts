import { z } from "zod";
import { buckets } from "@product/domain/files/buckets";

export const mediaAddress = "/admin/content/media";
export const altLength = 300;

const alt = z.string().trim().min(1).max(altLength);

/** A picture is never kept without what it shows, in both languages. A file is never sent back to the page, so it counts as secret. */
export const newPicture = z.object({
  picture: z.file().meta({ secret: true, largest: buckets["content-media"].largest }),
  altEn: alt,
  altEs: alt,
});
export type NewPicture = z.output<typeof newPicture>;

export const pictureName = z.string().regex(/^[a-z0-9-]{1,90}\.(jpg|png|webp)$/);
export const removedPicture = z.object({ name: pictureName });
