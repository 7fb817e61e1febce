import { z } from "zod";

/** Fields for creating and changing a bucket: null clears, absent keeps. */
export const bucketFields = {
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.int(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).max(200).nullish(),
};
