import { buckets, type OpenBucket } from "@product/domain/files/buckets";
import { wholeFrame, type Frame } from "@product/domain/files/frame";
import { fileKinds, kindOf, type FileKind } from "@product/domain/files/kinds";
import { Refused } from "@product/domain/refusals";
import { cleanImage, cleanLogo, cleanPhoto } from "./clean-image.ts";

export type CheckedFile = { bytes: Uint8Array; type: string };

/** Makes a file that may lie in this bucket from the upload; throws `Refused` for any other. */
export async function checkFile(bucket: OpenBucket, bytes: Uint8Array, frame?: Frame): Promise<CheckedFile> {
  const kind = takenKind(bucket, bytes);
  if (bucket === "photos")
    return { bytes: await cleanPhoto(bytes, kind, frame ?? wholeFrame), type: fileKinds.jpeg.type };
  if (bucket === "logos") return { bytes: await cleanLogo(bytes, kind), type: fileKinds.png.type };
  const { type, isImage } = fileKinds[kind];
  if (isImage) return { bytes: await cleanImage(bytes, kind), type };
  return { bytes: wholePdf(bytes), type };
}

function takenKind(bucket: OpenBucket, bytes: Uint8Array): FileKind {
  const { largest, takes } = buckets[bucket];
  if (bytes.length > largest) throw new Refused({ code: "file.too-large", megabytes: largest / 1024 / 1024 });
  const kind = kindOf(bytes);
  if (kind === "heic") throw new Refused({ code: "file.heic" });
  if (kind === "unknown" || !takes.includes(kind)) throw new Refused({ code: "file.kind-not-taken" });
  return kind;
}

/**
 * A PDF cannot be drawn anew; it is only ever handed out as a file. Cut off, it is of no use to anybody; and what goes on after
 * its end is something else as well, such as an archive.
 */
function wholePdf(bytes: Uint8Array): Uint8Array {
  const end = String.fromCharCode(...bytes.subarray(-1024));
  if (!/%%EOF[\s\0]*$/.test(end)) throw new Refused({ code: "file.broken" });
  return bytes;
}
