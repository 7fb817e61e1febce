/** From a request to an open socket, or an answer in JSON: browsers learn nothing of it, people and tools do. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { networkOf } from "@platform/kernel/network";
import { callerOfKey, TokenProblem } from "@platform/realtime/callers/caller";
import { versionFrom } from "@platform/realtime/protocol/message";
import type { Realtime } from "@platform/realtime/realtime";
import { handshakeProblem, refuseUpgrade } from "@platform/realtime/wire/handshake";
import { openWire, type Wire } from "@platform/realtime/wire/wire";
import { createConnection, createListener, leaveAll, type Opened } from "./connection.ts";

export type Door = { request: IncomingMessage; socket: Duplex; head: Buffer; address: string };

export async function openSocket(realtime: Realtime, { request, socket, head, address }: Door): Promise<void> {
  const problem = handshakeProblem(request);
  if (problem) return refuseUpgrade(socket, 400, problem);
  const { searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const network = networkOf(address);
  const full = realtime.connectionLimits.refusal(network);
  if (full) return refuseUpgrade(socket, 429, full);
  try {
    const key = query.get("apikey") ?? headerOf(request, "x-api-key") ?? headerOf(request, "apikey") ?? "";
    const caller = await callerOfKey(key, headerOf(request, "user-agent") ?? "", realtime);
    if (socket.destroyed) return;
    const version = versionFrom(query.get("vsn"));
    realtime.upgrades.handleUpgrade(request, socket, head, (opened) =>
      admit(realtime, opened, { network, caller, version }),
    );
  } catch (error) {
    if (error instanceof TokenProblem) return refuseUpgrade(socket, 401, error.atTheDoor);
    realtime.log.error({ error }, "a socket could not be opened");
    refuseUpgrade(socket, 500, "Internal server error");
  }
}

function admit(realtime: Realtime, socket: WebSocket, opened: Omit<Opened, "wire">): void {
  const wire: Wire = openWire(socket, {
    maxUnreadBytes: realtime.settings.maxUnreadBytes,
    onMessage: (data) => listen(data),
    onClose: () => leaveAll(realtime, connection),
    onOverflow: () => realtime.log.info({ network: opened.network }, "a socket that does not read was dropped"),
  });
  const connection = createConnection(realtime, { ...opened, wire });
  const listen = createListener(realtime, connection, wire);
  realtime.connectionLimits.enter(connection);
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
