/** One request to the service, and the parts that answer it. */
import type { Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import type { Caller, Policy } from "@platform/storage/access/policy";
import type { Tokens } from "@platform/storage/access/tokens";
import type { ByteStore } from "@platform/storage/bytes/byte-store";
import type { Body } from "@platform/storage/bytes/incoming";
import type { TransformImage } from "@platform/storage/images/transformation";
import type { Scan } from "@platform/storage/objects/scan";
import type { StorageSettings } from "@platform/storage/settings";
import type { UploadLocks } from "@platform/storage/tus/upload-locks";

export type Storage = {
  settings: StorageSettings;
  db: Database;
  clock: Clock;
  log: Logger;
  bytes: ByteStore;
  policy: Policy;
  tokens: Tokens;
  /** Serialises the writing to each resumable upload in this process. */
  uploadLocks: UploadLocks;
  scan: Scan | undefined;
  transformImage: TransformImage | undefined;
};

export type Call = {
  storage: Storage;
  request: Request;
  /** The request's body, read by `incomingBytes` alone. */
  body: Body;
  query: URLSearchParams;
  /** Path parameters as they came; only `request/names.ts` decodes them. */
  params: Record<string, string>;
  /** Everything behind the parameters, still encoded. */
  rest: string;
  now: Date;
  /** The verified caller; throws what a client without a valid bearer is told. */
  caller: () => Promise<Caller>;
};

export type Handler = (call: Call) => Promise<Response>;

export const answer = (body: unknown): Response =>
  Response.json(body, { headers: { "cache-control": "no-store", ...guards } });

/** JSON that is written already. */
export const answerText = (json: string): Response =>
  new Response(json, { headers: { "content-type": "application/json", "cache-control": "no-store", ...guards } });

/** Headers that keep uploaded files from running in our origin. */
export const guards = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};
