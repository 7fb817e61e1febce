/** One message as frames, made once per version however many sockets get it. */
import type { Frame } from "@platform/realtime/wire/wire";
import { encodeBroadcast } from "./binary.ts";
import { isName, type Broadcast, type Message, type Meta, type Version } from "./message.ts";
import { broadcastText, encodeText } from "./text.ts";

/** Undefined where a version has no way to say it. */
export type Encoded = (version: Version) => Frame | undefined;

export const encodedMessage = (message: Message): Encoded => once((version) => textFrame(encodeText(version, message)));

export const encodedBroadcast = (topic: string, broadcast: Broadcast, meta?: Meta): Encoded =>
  once((version) => {
    // The database may name events as it likes; what has no length byte goes as text, which every client reads.
    if (version === "2.0.0" && isName(broadcast.event)) return binaryFrame(encodeBroadcast(topic, broadcast, meta));
    // Raw bytes cannot be said in JSON: 1.0.0 goes without.
    return broadcast.encoding === "json" ? textFrame(broadcastText(version, topic, broadcast, meta)) : undefined;
  });

function once(encode: Encoded): Encoded {
  const frames = new Map<Version, Frame | undefined>();
  return (version) => {
    if (!frames.has(version)) frames.set(version, encode(version));
    return frames.get(version);
  };
}

const textFrame = (text: string): Frame => ({ data: Buffer.from(text), binary: false });
const binaryFrame = (data: Buffer): Frame => ({ data, binary: true });
