import { buckets, mostPixels } from "@product/domain/files/buckets";
import type { Size } from "@product/domain/files/frame";
import { kindOf, telltaleBytes } from "@product/domain/files/kinds";
import type { Refusal } from "@product/domain/refusals";

const { largest, takes } = buckets.photos;
export const megabytesAtMost = largest / 1024 / 1024;

export const tooLarge: Refusal = { code: "file.too-large", megabytes: megabytesAtMost };

/** What the server would refuse anyway, told before anything is sent. */
export async function firstLook(file: File): Promise<Refusal | undefined> {
  if (file.size > largest) return tooLarge;
  const kind = kindOf(await file.slice(0, telltaleBytes).bytes());
  if (kind === "heic") return { code: "file.heic" };
  return kind !== "unknown" && takes.includes(kind) ? undefined : { code: "file.kind-not-taken" };
}

export const sizeProblem = ({ width, height }: Size): Refusal | undefined =>
  width * height > mostPixels ? { code: "file.too-many-pixels", megapixels: mostPixels / 1_000_000 } : undefined;
