import { z } from "zod";
import { buckets } from "@product/domain/files/buckets";
import { mostZoom } from "@product/domain/files/frame";

/** Without JavaScript the picture comes with the form. A file is never sent back to the page, so it counts as secret. */
export const photoFile = z.object({ photo: z.file().meta({ secret: true, largest: buckets.photos.largest }) });
export type PhotoFile = z.output<typeof photoFile>;

/** A picture that was sent before, and the square of it that is wanted. */
export const photoChoice = z.object({
  upload: z.uuid(),
  centreX: z.coerce.number().min(0).max(1),
  centreY: z.coerce.number().min(0).max(1),
  zoom: z.coerce.number().min(1).max(mostZoom),
});
export type PhotoChoice = z.output<typeof photoChoice>;
