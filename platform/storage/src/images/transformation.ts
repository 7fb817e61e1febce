/** Which form of an image is asked for, and who makes it. */
import { z } from "zod";

// Larger ones are refused by the reference, too.
const side = z.coerce.number().int().min(1).max(2500).optional();

export const transformation = z.object({
  width: side,
  height: side,
  resize: z.enum(["cover", "contain", "fill"]).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(["origin", "avif", "webp"]).optional(),
});

export type Transformation = z.infer<typeof transformation>;

/** `width:200,height:100`, as signed tokens and the answer's header carry it. */
export const transformationText = (wish: Transformation): string =>
  Object.entries(wish)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}:${value}`)
    .join(",");

export const transformationIn = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(",").flatMap((pair) => (pair === "" ? [] : [pair.split(":") as [string, string]])));

/** Makes the image that is wished for, or undefined where the original is no image it knows. */
export type TransformImage = (
  original: { bytes: AsyncIterable<Uint8Array>; mimetype: string },
  wish: Transformation,
  limits: { maxPixels: number },
) => Promise<{ bytes: Uint8Array; mimetype: string } | undefined>;
