/** Which form of an image is asked for, and who makes it. */
import { z } from "zod";

// Larger ones are refused by the reference, too.
const side = z.coerce.number().int().min(1).max(2500).optional();

const gravities = ["ce", "no", "so", "ea", "we", "noea", "nowe", "soea", "sowe", "sm", "fp"] as const;
const offset = z.coerce.number().min(-2500).max(2500).optional();
const fraction = z.number().min(0).max(1);

export const transformation = z
  .object({
    width: side,
    height: side,
    resize: z.enum(["cover", "contain", "fill"]).optional(),
    quality: z.coerce.number().int().min(20).max(100).optional(),
    format: z.enum(["origin", "avif", "webp"]).optional(),
    /** Which part stays when a picture is cut: a side, a corner, the busiest (`sm`) or around a point (`fp`). */
    gravity: z.enum(gravities).optional(),
    x_offset: offset,
    y_offset: offset,
  })
  .refine(
    ({ gravity, x_offset, y_offset }) =>
      gravity !== "fp" || [x_offset, y_offset].every((at) => fraction.safeParse(at).success),
    {
      message: "Focal point requires x and y coordinates within 0-1 range",
      path: ["gravity"],
    },
  );

export type Transformation = z.infer<typeof transformation>;

/** `width:200,height:100`, as signed tokens carry it. */
export const transformationText = (wish: Transformation): string =>
  Object.entries(wish)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}:${value}`)
    .join(",");

export const transformationIn = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(",").flatMap((pair) => (pair === "" ? [] : [pair.split(":") as [string, string]])));

const resizing = { cover: "fill", contain: "fit", fill: "force" };

/** The same in the words and the order of the reference, for the answer's header. */
export function transformationTold(wish: Transformation): string {
  const { height, width, resize = "cover", quality, format, gravity, x_offset: x, y_offset: y } = wish;
  const isPlaced = gravity !== "sm" && (x !== undefined || y !== undefined);
  return [
    ...(height === undefined ? [] : [`height:${height}`]),
    ...(width === undefined ? [] : [`width:${width}`]),
    ...(height === undefined && width === undefined ? [] : [`resizing_type:${resizing[resize]}`]),
    ...(quality === undefined ? [] : [`quality:${quality}`]),
    ...(format === undefined || format === "origin" ? [] : [`format:${format}`]),
    ...(gravity === undefined ? [] : [`gravity:${gravity}${isPlaced ? `:${x ?? 0}:${y ?? 0}` : ""}`]),
  ].join(",");
}

/** Makes the image that is wished for, or undefined where the original is no image it knows. */
export type TransformImage = (
  original: { bytes: AsyncIterable<Uint8Array> },
  wish: Transformation,
  limits: { maxPixels: number },
) => Promise<{ bytes: Uint8Array; mimetype: string } | undefined>;
