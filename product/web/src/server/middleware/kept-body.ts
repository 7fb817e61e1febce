/** A body that is sent many times: its ETag, and each encoding with its headers made once, at first use. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { chooseEncoding, compressTightly, forManyAnswers, worthCompressing, type Encoding } from "./compression.ts";

export type KeptBody = {
  bytes: Buffer;
  type: string;
  etag: string;
  headers: Record<string, string>;
  encoded: Map<Encoding | undefined, Promise<Encoded>>;
};

type Encoded = { bytes: Buffer<ArrayBuffer>; headers: Record<string, string>; headersIfKnown: Record<string, string> };

export const keepBody = (bytes: Buffer, type: string, headers: Record<string, string>): KeptBody => ({
  bytes,
  type,
  headers,
  etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
  encoded: new Map(),
});

export async function sendKept(c: Context, kept: KeptBody): Promise<Response> {
  const encoding = isCompressible(kept) ? chooseEncoding(c.req.header("accept-encoding"), forManyAnswers) : undefined;
  const { bytes, headers, headersIfKnown } = await encodedOnce(kept, encoding);
  // Not through Hono's context, which would copy the headers one by one.
  return matches(c.req.header("if-none-match"), kept.etag)
    ? new Response(null, { status: 304, headers: headersIfKnown })
    : new Response(bytes, { headers });
}

function encodedOnce(kept: KeptBody, encoding: Encoding | undefined): Promise<Encoded> {
  const encoded = kept.encoded.get(encoding) ?? encode(kept, encoding);
  kept.encoded.set(encoding, encoded);
  return encoded;
}

async function encode(kept: KeptBody, encoding: Encoding | undefined): Promise<Encoded> {
  const headersIfKnown = {
    ...kept.headers,
    ETag: `"${kept.etag}${encoding ? `-${encoding}` : ""}"`,
    ...(isCompressible(kept) ? { Vary: [kept.headers["Vary"], "Accept-Encoding"].filter(Boolean).join(", ") } : {}),
  };
  const content = { "Content-Type": kept.type, ...(encoding ? { "Content-Encoding": encoding } : {}) };
  const bytes = encoding ? await compressTightly(kept.bytes, encoding) : kept.bytes;
  return { bytes: bytes as Buffer<ArrayBuffer>, headers: { ...headersIfKnown, ...content }, headersIfKnown };
}

const isCompressible = (kept: KeptBody) => worthCompressing(kept.type, kept.bytes.length);

/** The same content in another encoding still spares the client a download. */
const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined && (ifNoneMatch === "*" || ifNoneMatch.includes(etag));
