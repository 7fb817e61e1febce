/** Asks a ClamAV daemon, in its own words: https://docs.clamav.net/manual/Usage/Scanning.html#clamd, INSTREAM. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Scan } from "./scan.ts";

export type ClamdSettings = { host: string; port: number };

// Between two signs of life; a large file takes a while to be looked at.
const silenceMs = 60_000;

/** An answer that is neither clean nor infected, as for a file beyond the daemon's own limit, is a failure. */
export const clamdScan =
  ({ host, port }: ClamdSettings): Scan =>
  async ({ bytes }) => {
    const socket = connect({ host, port, timeout: silenceMs });
    socket.on("timeout", () => socket.destroy(new Error("The virus scanner has fallen silent")));
    try {
      const pendingAnswer = answerOf(socket);
      await Promise.race([sendAll(socket, bytes), pendingAnswer]);
      const answer = await pendingAnswer;
      if (answer.endsWith(" FOUND")) return { isClean: false };
      if (answer === "stream: OK") return { isClean: true };
      throw new Error(`The virus scanner answered: ${answer}`);
    } finally {
      socket.destroy();
    }
  };

async function sendAll(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await send(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of bytes) {
    // A piece without length would be the end.
    if (chunk.length === 0) continue;
    await send(socket, lengthOf(chunk.length));
    await send(socket, chunk);
  }
  await send(socket, lengthOf(0));
}

async function send(socket: Socket, chunk: Uint8Array): Promise<void> {
  if (!socket.write(chunk)) await once(socket, "drain");
}

function lengthOf(length: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length);
  return four;
}

async function answerOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket as AsyncIterable<Buffer>) {
    parts.push(part);
    if (part.includes(0)) break;
  }
  const answer = Buffer.concat(parts).toString().replaceAll("\0", "").trim();
  if (answer === "") throw new Error("The virus scanner closed the connection without an answer");
  return answer;
}
