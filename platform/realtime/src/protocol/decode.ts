import { decodePush } from "./binary.ts";
import type { Broadcast, Incoming, Version } from "./message.ts";
import { decodeText } from "./text.ts";

/** Decodes a frame of a socket; undefined if it is invalid: a client can break nothing but its own message. */
export function decode(version: Version, data: string | Buffer): Incoming | undefined {
  if (typeof data === "string") return decodeText(version, data);
  return version === "2.0.0" ? decodePush(data) : undefined;
}

/** The broadcast in a message, whichever way it came. */
export function broadcastIn({ broadcast, payload }: Incoming): Broadcast | undefined {
  if (broadcast) return broadcast;
  if (typeof payload !== "object" || payload === null) return undefined;
  const { event, payload: content = {} } = payload as { event?: unknown; payload?: unknown };
  if (typeof event !== "string") return undefined;
  return { event, encoding: "json", body: Buffer.from(JSON.stringify(content)) };
}
