/** Every setting of the service, with the defaults of the protocol. */
import { z } from "zod";

const seconds = z.number().int().positive();
const bytes = z.number().int().positive();
const mebibyte = 1024 * 1024;

const bucket = z.strictObject({
  id: z.string().min(1),
  /** Accepted because clients send both; a bucket is known by its id. */
  name: z.string().optional(),
  public: z.boolean().default(false),
  fileSizeLimit: bytes.optional(),
  allowedMimeTypes: z.array(z.string()).optional(),
  /** Callers who may read, write and remove its files without consulting the policy. */
  openTo: z.enum(["signed-in", "everyone"]).optional(),
});

const s3 = z.strictObject({
  /** Where the service is reached, such as `https://s3.eu-south-2.amazonaws.com`. */
  endpoint: z.url({ protocol: /^https?$/ }),
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  region: z.string().min(1).default("us-east-1"),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
  /** `endpoint/bucket/key`, as most services other than Amazon's want it; else the bucket is part of the host. */
  pathStyle: z.boolean().default(true),
});

export const storageSettings = z.strictObject({
  /** Where this service is reached from outside, such as `https://host/storage/v1`; else the request's own address. */
  externalUrl: z.url().optional(),
  /** A bucket of an S3-speaking service that keeps the bytes, instead of a folder of this machine. */
  s3: s3.optional(),
  /** A ClamAV daemon that looks into every file before anybody can have it. */
  clamd: z
    .strictObject({ host: z.string().min(1), port: z.number().int().min(1).max(65_535).default(3310) })
    .optional(),
  /** No bucket can allow more. */
  fileSizeLimit: bytes.default(50 * mebibyte),
  signedUploadSeconds: seconds.default(7200),
  /** How long a resumable upload may take from its first request to its last. */
  tusSeconds: seconds.default(3600),
  /** Buckets that exist from the start; what is said here holds again after every start. */
  buckets: z.array(bucket).default([]),
  patience: z
    .strictObject({
      /** Silence after which a client that sends counts as gone. */
      idleSeconds: z.number().positive().default(30),
      /** The same for one that reads; players of films pause longer. */
      readerIdleSeconds: z.number().positive().default(120),
      /** The least that a sender must reach on average, once the first minute is over. */
      bytesPerSecond: z.number().min(0).default(1024),
      graceSeconds: z.number().min(0).default(60),
    })
    .prefault({}),
  images: z
    .strictObject({
      /** Off, or without a transformer, `/render/image` serves the original. */
      enabled: z.boolean().default(true),
      maxPixels: z.number().int().positive().default(50_000_000),
      /** Larger originals are not read into memory to be resized. */
      maxBytes: bytes.default(25 * mebibyte),
    })
    .prefault({}),
});

export type StorageSettings = z.infer<typeof storageSettings>;
export type Patience = StorageSettings["patience"];
