import type { ByteStore } from "./byte-store.ts";
import { createDiskStore } from "./disk-store.ts";
import type { S3Settings } from "./s3/client.ts";
import { createS3Store } from "./s3-store.ts";

/** The one place that decides where bytes lie: in a bucket where one is named, else in the folder. */
export const bytesIn = (folder: string, s3: S3Settings | undefined): ByteStore =>
  s3 ? createS3Store(s3) : createDiskStore(folder);
