/** The file service: `/storage/v1` of the protocol as a Hono app, which knows nothing of who mounts it. */
import type { Readable } from "node:stream";
import { Hono, type Context } from "hono";
import { baseRoutePath, routePath } from "hono/route";
import type { ApiKeys } from "@platform/kernel/api-keys";
import { systemClock, type Clock } from "@platform/kernel/clock";
import { openToOtherOrigins } from "@platform/kernel/cors";
import { diskIsFull, isPassing } from "@platform/kernel/database-failures";
import type { Keys } from "@platform/kernel/keys";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import { withOpenBuckets } from "./access/open-buckets.ts";
import type { Policy } from "./access/policy.ts";
import { createTokens } from "./access/tokens.ts";
import type { ByteStore } from "./bytes/byte-store.ts";
import { endpoints, type Endpoint } from "./endpoints.ts";
import type { TransformImage } from "./images/transformation.ts";
import type { Scan } from "./objects/scan.ts";
import type { Call, Storage } from "./request/call.ts";
import { callerIn } from "./request/caller.ts";
import { errorResponse, refusals, StorageError } from "./request/errors.ts";
import { partsOf } from "./request/path.ts";
import type { StorageSettings } from "./settings.ts";
import { tusExtensions, tusVersion } from "./tus/protocol.ts";
import { createUploadLocks } from "./tus/upload-locks.ts";

export type StorageOptions = {
  settings: StorageSettings;
  db: Database;
  keys: Keys;
  /** The opaque keys of the project, which stand for a role. */
  apiKeys?: ApiKeys | undefined;
  /** The installation's secret, from which the key of signed addresses is made. */
  secret: string;
  bytes: ByteStore;
  policy: Policy;
  log: Logger;
  clock?: Clock;
  scan?: Scan | undefined;
  transformImage?: TransformImage | undefined;
};

export function createStorage(options: StorageOptions): { app: Hono; storage: Storage } {
  const { settings, db, bytes, policy, log, secret, clock = systemClock } = options;
  const storage: Storage = {
    settings,
    db,
    bytes,
    policy: withOpenBuckets(settings.buckets, policy),
    log,
    clock,
    tokens: createTokens(secret, clock),
    uploadLocks: createUploadLocks(),
    scan: options.scan,
    transformImage: options.transformImage,
  };
  const app = new Hono();
  app.use("/upload/resumable/*", async (c, next) => {
    await next();
    // Before anything is sent, a TUS client asks what the server can do.
    if (c.req.method === "OPTIONS") offerTus(c.res.headers, settings.fileSizeLimit);
  });
  app.use(openToOtherOrigins);
  for (const endpoint of endpoints)
    app.on(endpoint.method, endpoint.path, (c) => answered(storage, options, endpoint, c));
  app.all("*", (c) => errorResponse(refusals.noSuchRoute(c.req.method, c.req.path.slice(baseOf(c).length)), 404));
  return { app, storage };
}

const baseOf = (c: Context) => baseRoutePath(c).replace(/\/$/, "");

function offerTus(headers: Headers, maxSize: number): void {
  headers.set("tus-resumable", tusVersion);
  headers.set("tus-version", tusVersion);
  headers.set("tus-extension", tusExtensions);
  headers.set("tus-max-size", String(maxSize));
}

async function answered(storage: Storage, options: StorageOptions, endpoint: Endpoint, c: Context): Promise<Response> {
  try {
    return await endpoint.handle(readCall(storage, options, c));
  } catch (error) {
    const storageError = toldError(error, storage.log);
    if (!endpoint.tus) return errorResponse(storageError, storageError.httpStatus);
    return errorResponse(storageError, storageError.status, { "tus-resumable": tusVersion, "tus-version": tusVersion });
  }
}

function readCall(storage: Storage, { keys, apiKeys }: StorageOptions, c: Context): Call {
  const request = c.req.raw;
  const url = new URL(request.url);
  return {
    storage,
    request,
    // Asked for only when read: the standard's stream begins to take the body by being looked at.
    get body() {
      const { incoming } = (c.env ?? {}) as { incoming?: Readable };
      return incoming && !incoming.readableDidRead ? incoming : request.body;
    },
    query: url.searchParams,
    ...partsOf(routePath(c), url.pathname),
    now: storage.clock(),
    caller: () => callerIn(request, keys, apiKeys),
  };
}

function toldError(error: unknown, log: Logger): StorageError {
  if (error instanceof StorageError) return error;
  log.error({ error }, "storage request failed");
  if (diskIsFull(error)) return refusals.full();
  return isPassing(error) ? refusals.databaseAway() : refusals.internal();
}
