import { bytesOf } from "@platform/storage/bytes/byte-store";
import {
  transformation,
  transformationIn,
  transformationTold,
  type Transformation,
} from "@platform/storage/images/transformation";
import { headBytes, looksLikeDrawing, looksLikeImage } from "@platform/storage/images/looks-like-image";
import type { ObjectRow } from "@platform/storage/objects/object";
import { refusals } from "@platform/storage/request/errors";
import { guards, type Call } from "@platform/storage/request/call";
import { checked } from "@platform/storage/request/json";
import { placeIn } from "@platform/storage/request/names";
import { isUnchanged } from "@platform/storage/serving/conditions";
import { serveObject, type Serving } from "@platform/storage/serving/serve-object";
import { authenticatedObject, publicObject } from "./object-download.ts";
import { signedObject, tokenIn } from "./object-signed.ts";

export async function renderAuthenticated(call: Call): Promise<Response> {
  return render(call, await authenticatedObject(call), wishIn(call), { isLink: false });
}

export async function renderPublic(call: Call): Promise<Response> {
  return render(call, await publicObject(call), wishIn(call), { isLink: true });
}

/** The transformation comes from the signed token: the address cannot ask for another size. */
export async function renderSigned(call: Call): Promise<Response> {
  const place = placeIn(call);
  const { exp, transformations = "" } = await call.storage.tokens.readDownload(tokenIn(call), place);
  const wish = checked(transformationIn(transformations), transformation, "token");
  return render(call, await signedObject(call, place), wish, { isLink: true, expires: new Date(exp * 1000) });
}

const wishIn = ({ query }: Call) => checked(Object.fromEntries(query), transformation, "querystring");

async function render(call: Call, object: ObjectRow, wish: Transformation, serving: Serving): Promise<Response> {
  const image = await transformed(call, object, wish);
  if (!image) return serveObject(call, object, serving);
  const headers = {
    "content-type": image.mimetype,
    // Another form of the file is another thing to a cache.
    etag: `W/${object.metadata.eTag}`,
    ...(serving.expires
      ? { expires: serving.expires.toUTCString() }
      : { "cache-control": object.metadata.cacheControl }),
    ...guards,
    "x-transformations": transformationTold(wish),
  };
  return new Response(Buffer.from(image.bytes), { headers });
}

async function transformed({ storage, request }: Call, object: ObjectRow, wish: Transformation) {
  const { enabled, maxBytes, maxPixels } = storage.settings.images;
  const { size, eTag, lastModified } = object.metadata;
  const isAsked = transformationTold(wish) !== "";
  if (!storage.transformImage || !enabled || !isAsked || size > maxBytes || request.method === "HEAD") return undefined;
  if (isUnchanged(request.headers, eTag, new Date(lastModified))) return undefined;
  const head = await headOf(storage, object);
  if (!looksLikeImage(head)) {
    // A drawing is a program, and anything else that never was a picture is handed out as it is.
    if (object.metadata.mimetype.startsWith("image/") && !looksLikeDrawing(head)) throw refusals.unreadableImage();
    return undefined;
  }
  const reader = await storage.bytes.read(object.version);
  if (!reader) return undefined;
  try {
    return await storage.transformImage({ bytes: bytesOf(reader) }, wish, { maxPixels });
  } finally {
    await reader.close();
  }
}

/** The type is what somebody said of it, and a large film is not read to learn that it is none. */
async function headOf({ bytes }: Call["storage"], { version, metadata }: ObjectRow): Promise<Uint8Array> {
  if (metadata.size === 0) return new Uint8Array();
  const reader = await bytes.read(version, { start: 0, end: Math.min(headBytes, metadata.size) - 1 });
  if (!reader) throw refusals.bytesMissing();
  try {
    return Buffer.concat(await Array.fromAsync(bytesOf(reader)));
  } finally {
    await reader.close();
  }
}
