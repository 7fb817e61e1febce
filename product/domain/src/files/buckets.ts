/** Where the product's files lie. All are private: a browser gets a short signed address from our server, and never a right. */
import { fileKinds, type FileKind } from "./kinds.ts";

const megabyte = 1024 * 1024;

export const buckets = {
  /** Uploads from browsers that have not been inspected yet. Files are never served from here. */
  incoming: { largest: 20 * megabyte, takes: undefined, types: undefined },
  "worker-documents": taking(20 * megabyte, ["pdf", "jpeg", "png", "webp"]),
  /** JPEG alone, whatever was sent: it also prints on a badge. */
  photos: { ...taking(15 * megabyte, ["jpeg", "png", "webp"]), types: [fileKinds.jpeg.type] },
  /** PNG alone, whatever was sent: mails and paper take it, and it may be transparent. */
  logos: { ...taking(5 * megabyte, ["jpeg", "png", "webp"]), types: [fileKinds.png.type] },
  "content-media": taking(15 * megabyte, ["jpeg", "png", "webp"]),
  "message-attachments": taking(15 * megabyte, ["pdf", "jpeg", "png", "webp"]),
  "event-files": taking(20 * megabyte, ["pdf", "jpeg", "png", "webp"]),
  /** Made by ourselves; nobody sends anything there. */
  exports: { largest: 50 * megabyte, takes: undefined, types: undefined },
} satisfies Record<string, Bucket>;

export type Bucket = {
  /** In bytes. */
  largest: number;
  /** The kinds of file that may be sent there, judged by content. */
  takes: readonly FileKind[] | undefined;
  /** The content types that the storage service allows in the bucket; any when undefined. */
  types: readonly string[] | undefined;
};

export type BucketName = keyof typeof buckets;

/** A bucket that people fill. */
export type OpenBucket = {
  [Name in BucketName]: (typeof buckets)[Name]["takes"] extends undefined ? never : Name;
}[BucketName];

/** More pixels than any usual camera makes; larger pictures are not even opened. */
/** Ten thousand of them fit on a phone. */
export const mostThumbnailBytes = 3_000;

export const mostPixels = 50_000_000;
/** Pictures are kept no larger than this on their longer side. */
export const longestSide = 4096;
/** A logo is kept no larger than this. */
export const logoSize = { width: 800, height: 320 };
/** The side of a profile photo, which is square. */
export const photoSide = 512;

/** How long a signed address to a file works. */
export const downloadSeconds = 300;

export const daysKept = { incoming: 1, exports: 7 } as const;

function taking(largest: number, takes: readonly FileKind[]) {
  return { largest, takes, types: takes.map((kind): string => fileKinds[kind].type) };
}
