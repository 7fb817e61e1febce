/** Draws a picture anew from its pixels: nothing else that the file carried comes along, and it stands upright. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { logoSize, longestSide, mostPixels, photoSide } from "@product/domain/files/buckets";
import { cropIn, squareIn, type Crop, type Frame } from "@product/domain/files/frame";
import type { FileKind } from "@product/domain/files/kinds";
import { Refused } from "@product/domain/refusals";
import { boundedQueue } from "./bounded-queue.ts";

// Each costs a core and the memory of a whole picture.
const drawing = boundedQueue(32, () => new Refused({ code: "file.storage-away" }));

/** A picture of the kind that it was, no larger than we keep them. */
export const cleanImage = (bytes: Uint8Array, kind: FileKind): Promise<Uint8Array> =>
  drawing(async () => {
    await openableSize(bytes, kind);
    const { width, height } = { width: longestSide, height: longestSide };
    const image = opened(bytes).resize({ width, height, fit: "inside", withoutEnlargement: true });
    return drawn(kind === "png" ? image.png() : kind === "webp" ? image.webp() : image.jpeg({ quality: 85 }));
  });

/** The framed square as a JPEG; what was transparent is white. */
export const cleanPhoto = (bytes: Uint8Array, kind: FileKind, frame: Frame): Promise<Uint8Array> =>
  drawing(async () => {
    const { side, left, top } = squareIn(await openableSize(bytes, kind), frame);
    const width = Math.max(1, Math.floor(side));
    const image = opened(bytes)
      .extract({ left: Math.floor(left), top: Math.floor(top), width, height: width })
      .resize({ width: photoSide, height: photoSide })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 85, mozjpeg: true });
    return drawn(image);
  });

/** The whole of it as a PNG, with what was transparent. */
export const cleanLogo = (bytes: Uint8Array, kind: FileKind): Promise<Uint8Array> =>
  drawing(async () => {
    await openableSize(bytes, kind);
    return drawn(
      opened(bytes)
        .resize({ ...logoSize, fit: "inside", withoutEnlargement: true })
        .png(),
    );
  });

/** A part of a picture that is ours already, of the kind that it is. */
export const cutImage = (bytes: Uint8Array, crop: Crop): Promise<Uint8Array> =>
  drawing(async () => {
    const head = upright(await sharp(bytes, { limitInputPixels: mostPixels }).metadata().catch(broken));
    return drawn(opened(bytes).extract(cropIn(head, crop)));
  });

/** How large a picture of ours is. */
export async function sizeOfImage(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata().catch(broken);
  return { width, height };
}

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", autoOrient: true });

/** Reads the head of the file alone: whoever says there that it is huge is believed, and it is never unpacked. */
async function openableSize(bytes: Uint8Array, kind: FileKind): Promise<{ width: number; height: number }> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  if (head.format !== kind) throw broken();
  if (head.width * head.height > mostPixels)
    throw new Refused({ code: "file.too-many-pixels", megapixels: mostPixels / 1_000_000 });
  return upright(head);
}

const upright = ({ autoOrient }: Metadata) => ({ width: autoOrient.width, height: autoOrient.height });

const drawn = async (image: Sharp): Promise<Uint8Array> =>
  new Uint8Array(await image.timeout({ seconds: 20 }).toBuffer().catch(broken));

function broken(): never {
  throw new Refused({ code: "file.broken" });
}
