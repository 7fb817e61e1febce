/** The headers of TUS 1.0.0: what they say, and what is wrong when they say nothing. */
import type { Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";

export const tusVersion = "1.0.0";
export const tusExtensions = "creation,creation-with-upload,termination,expiration,creation-defer-length";
export const tusChunk = "application/offset+octet-stream";

export function ensureVersion({ request }: Call): void {
  if (request.headers.get("tus-resumable") !== tusVersion) throw refusals.tus(412, "Tus-Resumable must be 1.0.0");
}

/** A whole number in a header; undefined when the header is missing. */
export function countIn({ request }: Call, header: string): number | undefined {
  const text = request.headers.get(header);
  if (text === null) return undefined;
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(count)) throw refusals.tus(400, `Invalid ${header}`);
  return count;
}

/** `bucketName YXZhdGFycw==,objectName YS5wbmc=`: names in clear, values in base64, a value may be missing. */
export function metadataPairs(header: string): Map<string, string> {
  const pairs = header.split(",").map((pair) => pair.trim().split(/ +/));
  if (header.length > 2 * 1024 * 1024 || pairs.some((pair) => pair.length > 2))
    throw refusals.tus(400, "Invalid Upload-Metadata");
  return new Map(
    pairs
      .filter(([key]) => key !== "")
      .map(([key = "", value = ""]) => [key, Buffer.from(value, "base64").toString("utf8")]),
  );
}

export const tusAnswer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "tus-resumable": tusVersion, "cache-control": "no-store", ...headers } });
