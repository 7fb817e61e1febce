import { z } from "zod";
import type { Place } from "@platform/storage/access/tokens";
import { insistOnBucketName, insistOnKey } from "@platform/storage/request/names";

export const relocation = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
};

export function placesIn(given: z.infer<z.ZodObject<typeof relocation>>): { from: Place; to: Place } {
  const bucket = insistOnBucketName(given.bucketId);
  return {
    from: { bucket, name: insistOnKey(given.sourceKey) },
    to: {
      bucket: insistOnBucketName(given.destinationBucket || bucket),
      name: insistOnKey(given.destinationKey),
    },
  };
}
