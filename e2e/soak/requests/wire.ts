/** Sends bytes as they are and reads what comes back. */
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { BadRequest } from "./bad-request.ts";

export type Reply = {
  /** Every status in the answer: two requests on one connection have two. */
  statuses: number[];
  requestIds: string[];
  /** The server neither answered nor closed the connection in time. */
  silent: boolean;
};

const patienceMs = 10_000;
const shortPatienceMs = 500;

export async function send(url: string, request: BadRequest): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answer = "";
  socket.on("data", (bytes) => {
    // Enough for the heads of several answers, without keeping every page that is sent.
    if (answer.length < 200_000) answer += bytes.toString("latin1");
  });
  const closed = new Promise<"closed">((done) => socket.on("error", () => {}).on("close", () => done("closed")));
  const mayWait = request.mayWait || request.ending === "cut";
  await write(socket, request);
  const end = await Promise.race([closed, pause(mayWait ? shortPatienceMs : patienceMs, "silence" as const)]);
  // A reset leaves no half-closed connection behind, of which this many would use up the ports.
  socket.resetAndDestroy();
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]));
  const requestIds = [...answer.matchAll(/^x-request-id: ([\w-]+)/gim)].map((match) => match[1]!);
  return { statuses, requestIds, silent: end === "silence" && !mayWait && statuses.length === 0 };
}

async function write(socket: Socket, { bytes, ending, where }: BadRequest): Promise<void> {
  if (ending === "cut") {
    socket.end(bytes.subarray(0, where));
  } else if (ending === "reset") {
    socket.write(bytes.subarray(0, where));
    await pause(where % 20);
    socket.resetAndDestroy();
  } else if (ending === "trickled") {
    socket.write(bytes.subarray(0, where));
    await pause(where % 20);
    if (!socket.destroyed) socket.write(bytes.subarray(where));
  } else {
    socket.write(bytes);
    if (ending === "pipelined" && !socket.destroyed) socket.write(bytes);
  }
}
