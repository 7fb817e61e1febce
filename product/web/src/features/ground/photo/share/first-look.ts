import { buckets, mostPixels, type OpenBucket } from "@product/domain/files/buckets";
import type { Size } from "@product/domain/files/frame";
import { kindOf, telltaleBytes, type FileKind } from "@product/domain/files/kinds";
import type { Refusal } from "@product/domain/refusals";

export const megabytesAtMost = (bucket: OpenBucket): number => buckets[bucket].largest / 1024 / 1024;

export const tooLarge = (bucket: OpenBucket): Refusal => ({
  code: "file.too-large",
  megabytes: megabytesAtMost(bucket),
});

/** Refusals that the server would give anyway, told before anything is sent. */
export async function firstLook(bucket: OpenBucket, file: File): Promise<Refusal | undefined> {
  const { largest, takes } = buckets[bucket];
  if (file.size > largest) return tooLarge(bucket);
  const kind = kindOf(await file.slice(0, telltaleBytes).bytes());
  if (kind === "heic") return { code: "file.heic" };
  return kind !== "unknown" && (takes as readonly FileKind[]).includes(kind)
    ? undefined
    : { code: "file.kind-not-taken" };
}

export const sizeProblem = ({ width, height }: Size): Refusal | undefined =>
  width * height > mostPixels ? { code: "file.too-many-pixels", megapixels: mostPixels / 1_000_000 } : undefined;
