/** Answers with the bytes of an object: whole, in part, or not at all when the client has them. */
import { findObject, type ObjectRow } from "@platform/storage/objects/object";
import { guards, type Call } from "@platform/storage/request/call";
import { errorResponse, refusals } from "@platform/storage/request/errors";
import { isUnchanged, wantsPart } from "./conditions.ts";
import { dispositionOf, isActive } from "./disposition.ts";
import { outgoing } from "./outgoing.ts";
import { rangeIn } from "./range.ts";

export type Serving = {
  /** A plain link leads here, so what a browser would run is handed out as a file. */
  isLink: boolean;
  /** When a signed link ends; it stands in for the cache rule. */
  expires?: Date;
  headers?: Record<string, string>;
};

export async function serveObject(call: Call, object: ObjectRow, serving: Serving): Promise<Response> {
  const { request, storage } = call;
  const { eTag, size } = object.metadata;
  const modified = new Date(object.metadata.lastModified);
  const headers = headersOf(call, object, serving);
  if (isUnchanged(request.headers, eTag, modified)) return new Response(null, { status: 304, headers });
  const wanted = wantsPart(request.headers, eTag, modified) ? request.headers.get("range") : null;
  const range = rangeIn(wanted, size);
  if (range === "unsatisfiable")
    return errorResponse(refusals.invalidRange(), 400, { "content-range": `bytes */${size}` });
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  // Hono lets GET answer for HEAD and drops the body; a file opened for it would stay open.
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const reader = await storage.bytes.read(object.version, range);
  if (!reader) return withoutBytes(call, object, serving);
  return new Response(outgoing(reader, storage.settings.patience.readerIdleSeconds), { status, headers });
}

/** The object may have been replaced since its row was read: then the new one is the answer. */
async function withoutBytes(call: Call, object: ObjectRow, serving: Serving): Promise<Response> {
  const current = await findObject(call.storage.db, { bucket: object.bucket_id, name: object.name });
  if (current && current.version !== object.version) return serveObject(call, current, serving);
  if (current) call.storage.log.error({ version: object.version }, "an object has lost its bytes");
  throw refusals.bytesMissing();
}

function headersOf({ query }: Call, { metadata }: ObjectRow, { isLink, expires, headers }: Serving): Headers {
  const disposition = dispositionOf(query.get("download"), isLink && isActive(metadata.mimetype));
  return new Headers({
    "content-type": metadata.mimetype,
    etag: metadata.eTag,
    "last-modified": new Date(metadata.lastModified).toUTCString(),
    "accept-ranges": "bytes",
    "x-robots-tag": metadata.xRobotsTag ?? "none",
    ...(expires ? { expires: expires.toUTCString() } : { "cache-control": metadata.cacheControl }),
    ...(disposition === undefined ? {} : { "content-disposition": disposition }),
    ...(metadata.contentEncoding === undefined ? {} : { "content-encoding": metadata.contentEncoding }),
    ...guards,
    ...headers,
  });
}
