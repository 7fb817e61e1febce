import { z } from "zod";
import type { Place } from "@platform/storage/access/tokens";
import { ensureBucketName, ensureKey } from "@platform/storage/request/names";

export const relocation = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
};

export function placesIn(given: z.infer<z.ZodObject<typeof relocation>>): { from: Place; to: Place } {
  const bucket = ensureBucketName(given.bucketId);
  return {
    from: { bucket, name: ensureKey(given.sourceKey) },
    to: {
      bucket: ensureBucketName(given.destinationBucket || bucket),
      name: ensureKey(given.destinationKey),
    },
  };
}
