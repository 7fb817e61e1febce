import { z } from "zod";
import { buckets } from "@product/domain/files/buckets";
import { cropShapes, mostZoom, type CropShape } from "@product/domain/files/frame";

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

const part = z.coerce.number().min(0).max(100);

/** Where the cut lies and how large it is; the middle in hundredths of the picture. */
export const croppedPicture = z.object({
  shape: z.enum(Object.keys(cropShapes) as [CropShape, ...CropShape[]]),
  across: part.default(50),
  down: part.default(50),
  zoom: z.coerce.number().min(1).max(mostZoom).default(1),
  altEn: alt,
  altEs: alt,
});
export type CroppedPicture = z.output<typeof croppedPicture>;

export const pictureName = z.string().regex(/^[a-z0-9-]{1,90}\.(jpg|png|webp)$/);
export const removedPicture = z.object({ name: pictureName });
