import { z } from "zod";
import type { Place } from "@platform/storage/access/tokens";
import { ensureBucketName, ensureKey } from "@platform/storage/request/names";

export const relocation = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
};

export function placesIn(input: z.infer<z.ZodObject<typeof relocation>>): { from: Place; to: Place } {
  const bucket = ensureBucketName(input.bucketId);
  return {
    from: { bucket, name: ensureKey(input.sourceKey) },
    to: {
      bucket: ensureBucketName(input.destinationBucket || bucket),
      name: ensureKey(input.destinationKey),
    },
  };
}
