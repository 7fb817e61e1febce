/** Makes other sizes and formats of an image, a few at a time and never from more pixels than allowed. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { refusals } from "@platform/storage/request/errors";
import { cropOf, type Size } from "./crop.ts";
import type { TransformImage, Transformation } from "./transformation.ts";

export type SharpOptions = {
  /** Each costs a core and the memory of a whole picture. */
  atOnce?: number;
  mostWaiting?: number;
};

export function createSharpImages({ atOnce = 1, mostWaiting = 32 }: SharpOptions = {}): TransformImage {
  const queued = queue(atOnce, mostWaiting);
  return (original, wish, { maxPixels }) =>
    queued(async () => {
      const bytes = Buffer.concat(await Array.fromAsync(original.bytes));
      try {
        return await renderImage(bytes, wish, maxPixels);
      } catch (error) {
        // Larger than allowed, or too slow: whoever asked gets the original, which costs us nothing to hand out.
        if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) return undefined;
        throw refusals.unreadableImage();
      }
    });
}

// The format is read from the bytes, not from the name. Vector formats are programs and are not rendered here.
const known = ["jpeg", "png", "webp", "avif", "gif", "tiff"] as const;
type Known = (typeof known)[number];

async function renderImage(bytes: Buffer, wish: Transformation, maxPixels: number) {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "none", autoOrient: true });
  const about = await image.metadata();
  const format = formatOf(about);
  if (!format) return undefined;
  const target: Known = wish.format === undefined || wish.format === "origin" ? format : wish.format;
  const result = await resized(image, about.autoOrient, wish)
    .toFormat(target, qualityOf(target, wish.quality ?? 80))
    .timeout({ seconds: 20 })
    .toBuffer();
  return { bytes: new Uint8Array(result), mimetype: `image/${target}` };
}

function resized(image: Sharp, original: Size, wish: Transformation): Sharp {
  const crop = cropOf(original, wish);
  if (crop) {
    const { scaled, left, top } = crop;
    return image.resize({ ...scaled, fit: "fill" }).extract({ left, top, width: wish.width!, height: wish.height! });
  }
  return image.resize({
    ...(wish.width === undefined ? {} : { width: wish.width }),
    ...(wish.height === undefined ? {} : { height: wish.height }),
    // The protocol's "contain" adds no border.
    fit: wish.resize === "contain" ? "inside" : (wish.resize ?? "cover"),
    ...(wish.gravity === "sm" ? { position: sharp.strategy.attention } : {}),
    withoutEnlargement: true,
  });
}

const formatOf = ({ format, compression }: Metadata): Known | undefined =>
  format === "heif" ? (compression === "av1" ? "avif" : undefined) : known.find((name) => name === format);

const qualityOf = (format: Known, quality: number) => (format === "gif" || format === "png" ? {} : { quality });

/** Lets some work happen at once and some wait; more than that is told to come back. */
function queue(atOnce: number, mostWaiting: number) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusals.slowDown();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  };
}
