/** A body that is sent many times: its ETag, and each encoding made once, at first use. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { chooseEncoding, compressTightly, forManyAnswers, worthCompressing, type Encoding } from "./compression.ts";

export type KeptBody = {
  bytes: Buffer;
  type: string;
  etag: string;
  headers: Record<string, string>;
  encoded: Map<Encoding, Promise<Buffer>>;
};

export const keepBody = (bytes: Buffer, type: string, headers: Record<string, string>): KeptBody => ({
  bytes,
  type,
  headers,
  etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
  encoded: new Map(),
});

export async function sendKept(c: Context, kept: KeptBody): Promise<Response> {
  const compressible = worthCompressing(kept.type, kept.bytes.length);
  const encoding = compressible ? chooseEncoding(c.req.header("accept-encoding"), forManyAnswers) : undefined;
  const etag = `"${kept.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers: Record<string, string> = {
    ...kept.headers,
    ETag: etag,
    ...(compressible ? { Vary: "Accept-Encoding" } : {}),
  };
  if (matches(c.req.header("if-none-match"), kept.etag)) return c.body(null, 304, headers);
  const body = encoding ? await encodedOnce(kept, encoding) : kept.bytes;
  return c.body(body as Buffer<ArrayBuffer>, 200, {
    ...headers,
    "Content-Type": kept.type,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  });
}

function encodedOnce(kept: KeptBody, encoding: Encoding): Promise<Buffer> {
  const made = kept.encoded.get(encoding) ?? compressTightly(kept.bytes, encoding);
  kept.encoded.set(encoding, made);
  return made;
}

/** The same content in another encoding still spares the client a download. */
const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined && (ifNoneMatch === "*" || ifNoneMatch.includes(etag));
