/** Messages as text: an object in 1.0.0, an array in 2.0.0. */
import { parseBounded } from "@platform/kernel/bounded-json";
import type { Broadcast, Message, Meta, Version } from "./message.ts";

export function encodeText(version: Version, { joinRef, ref, topic, event, payload }: Message): string {
  return version === "2.0.0"
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
}

/** Limits of the values in a frame; the limit of its size alone would allow millions of zeros. */
export const frameBounds = { values: 50_000, depth: 200 };

/** Undefined for what is no message; the socket stays open. */
export function decodeText(version: Version, text: string): Message | undefined {
  const json = parsed(text);
  if (typeof json !== "object" || json === null) return undefined;
  const { join_ref, ref, topic, event, payload } = version === "2.0.0" ? fromArray(json) : (json as Loose);
  if (typeof topic !== "string" || typeof event !== "string") return undefined;
  return { joinRef: refFrom(join_ref), ref: refFrom(ref), topic, event, payload };
}

/** A broadcast for those who read text only; its JSON goes in as it came. */
export function broadcastText(version: Version, topic: string, { event, body }: Broadcast, meta?: Meta): string {
  const metaPart = meta ? `,"meta":${JSON.stringify(meta)}` : "";
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body.toString()}${metaPart}}`;
  const name = JSON.stringify(topic);
  return version === "2.0.0"
    ? `[null,null,${name},"broadcast",${payload}]`
    : `{"join_ref":null,"ref":null,"topic":${name},"event":"broadcast","payload":${payload}}`;
}

type Loose = { join_ref?: unknown; ref?: unknown; topic?: unknown; event?: unknown; payload?: unknown };

function fromArray(json: object): Loose {
  if (!Array.isArray(json) || json.length !== 5) return {};
  const [join_ref, ref, topic, event, payload] = json as unknown[];
  return { join_ref, ref, topic, event, payload };
}

const refFrom = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;

function parsed(text: string): unknown {
  try {
    return parseBounded(text, frameBounds);
  } catch {
    return undefined;
  }
}
