/** Reads an upload in either form: a multipart form, as for blobs and files, or a raw body. */
import { isHeaderText } from "@platform/storage/buckets/mime-types";
import { incomingBytes } from "@platform/storage/bytes/incoming";
import { boundaryOf, readForm } from "@platform/storage/multipart/multipart";
import type { Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { parsedOrNothing } from "@platform/storage/request/json";

export type Upload = {
  content: AsyncIterable<Uint8Array>;
  mimetype: string;
  cacheControl: string;
  userMetadata: object | null;
  xRobotsTag: string | undefined;
  contentEncoding: string | undefined;
};

const anyBytes = "application/octet-stream";
// Fields, their headers and the boundaries around the file.
const formOverhead = 2 * 1024 * 1024;

export async function readUpload(call: Call, limit: number): Promise<Upload> {
  const { storage } = call;
  const { headers } = call.request;
  const type = headers.get("content-type") ?? "";
  const boundary = boundaryOf(type);
  const announced = Number(headers.get("content-length") ?? Number.NaN);
  if (announced > limit + (boundary === undefined ? 0 : formOverhead)) throw refusals.tooLarge();
  const body = incomingBytes(call.body, storage.settings.patience);
  const xRobotsTag = headerText(headers.get("x-robots-tag"));
  if (boundary === undefined)
    return {
      content: ofLength(body, announced),
      mimetype: type === "" ? anyBytes : type,
      cacheControl: headerText(headers.get("cache-control")) ?? "no-cache",
      userMetadata: metadataIn(Buffer.from(headers.get("x-metadata") ?? "", "base64").toString("utf8")),
      xRobotsTag,
      contentEncoding: encodingIn(headers.get("content-encoding")),
    };
  const { fields, file } = await readForm(body, boundary);
  if (!file) throw refusals.noContent();
  return {
    content: file.content,
    mimetype: fields.get("contentType") ?? file.type ?? anyBytes,
    cacheControl: cacheControlOf(fields.get("cacheControl")),
    userMetadata: metadataIn(fields.get("metadata") ?? fields.get("userMetadata") ?? ""),
    xRobotsTag,
    contentEncoding: encodingIn(fields.get("contentEncoding") ?? null),
  };
}

export const cacheControlOf = (seconds: string | undefined): string => {
  const text = headerText(seconds?.trim() ?? null);
  return text === undefined ? "no-cache" : `max-age=${text}`;
};

/** The user's own words about a file: a JSON object, or nothing when it is none. */
export function metadataIn(text: string): object | null {
  if (text === "" || text.length > 1024 * 1024) return null;
  const value = parsedOrNothing(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

const headerText = (value: string | null): string | undefined =>
  value !== null && value !== "" && isHeaderText(value) ? value : undefined;

/** Passed on as it came: nothing here ever unpacks what was packed. */
const encodingIn = (value: string | null): string | undefined =>
  value !== null && /^[a-z0-9-]{1,20}(, ?[a-z0-9-]{1,20}){0,3}$/i.test(value) ? value : undefined;

/** A body that ends before the announced length was cut off on its way. */
async function* ofLength(body: AsyncIterable<Uint8Array>, announced: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    yield chunk;
  }
  if (!Number.isNaN(announced) && size !== announced) throw refusals.incomplete();
}
