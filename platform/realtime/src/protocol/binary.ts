/** Broadcasts in binary, the only messages that 2.0.0 sends so. All lengths are one byte.
 *
 *   push       03 │ join_ref │ ref │ topic │ event │ meta │ encoding │ … the texts … │ payload
 *   broadcast  04 │ topic │ event │ meta │ encoding │ … the texts … │ payload
 */
import { parseBounded } from "@platform/kernel/bounded-json";
import type { Broadcast, Incoming, Meta } from "./message.ts";
import { frameBounds } from "./text.ts";

const pushKind = 3;
const broadcastKind = 4;
const json = 1;
const raw = 0;

/** Undefined for any other kind, for texts that are cut off, and for JSON that is none. */
export function decodePush(frame: Buffer): Incoming | undefined {
  if (frame.length < 7 || frame[0] !== pushKind) return undefined;
  const lengths = [...frame.subarray(1, 6)];
  const encoding = frame[6];
  let at = 7;
  if (frame.length < at + lengths.reduce((sum, length) => sum + length, 0)) return undefined;
  if (encoding !== json && encoding !== raw) return undefined;
  const texts = lengths.map((length) => decoded(frame.subarray(at, (at += length))));
  const [joinRef, ref, topic, event] = texts;
  if (joinRef === undefined || ref === undefined || topic === undefined || event === undefined) return undefined;
  // A copy: the frame may be a piece of something larger that should not be kept alive.
  const body = Buffer.from(frame.subarray(at));
  if (encoding === json && !isJson(body)) return undefined;
  const broadcast: Broadcast = { event, encoding: encoding === json ? "json" : "bytes", body };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: "broadcast", payload: undefined, broadcast };
}

/** Topic and event must be names: longer ones have no length byte. */
export function encodeBroadcast(topic: string, { event, encoding, body }: Broadcast, meta?: Meta): Buffer {
  const texts = [topic, event, meta ? JSON.stringify(meta) : ""].map((text) => Buffer.from(text));
  const lengths = texts.map(({ length }) => length);
  return Buffer.concat([Buffer.from([broadcastKind, ...lengths, encoding === "json" ? json : raw]), ...texts, body]);
}

/** Clients that read text get this JSON inside other JSON, so it has to be complete. */
export function isJson(body: Buffer): boolean {
  const text = decoded(body);
  if (text === undefined) return false;
  try {
    parseBounded(text, frameBounds);
    return true;
  } catch {
    return false;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
