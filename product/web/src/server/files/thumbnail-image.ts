/** A face as small as a list of ten thousand needs it. */
import sharp from "sharp";
import { mostPixels, mostThumbnailBytes } from "@product/domain/files/buckets";

const side = 88;
/** From good to poor: the first that is small enough is taken. */
const qualities = [60, 45, 30, 15, 5];

export async function thumbnailImage(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const face = await sharp(bytes, { limitInputPixels: mostPixels })
    .resize({ width: side, height: side, fit: "cover", position: "attention" })
    .flatten({ background: "#fff" })
    .raw()
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = face.info;
  for (const quality of qualities) {
    const small = await sharp(face.data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (small.length <= mostThumbnailBytes) return new Uint8Array(small);
  }
  return undefined;
}
