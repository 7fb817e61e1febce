/** The conditions of a request to open a socket, and the readable answer when it is refused. */
import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** The problem of a request to open a socket; undefined if there is none. */
export function handshakeProblem({ method, headers }: IncomingMessage): string | undefined {
  if (method !== "GET") return "A socket is opened by GET";
  if (headers.upgrade?.toLowerCase() !== "websocket") return "Only upgrades to websocket are known here";
  if (headers["sec-websocket-version"] !== "13") return "Only version 13 of the protocol is known here";
  const isKey = /^[+/0-9A-Za-z]{22}==$/.test(headers["sec-websocket-key"] ?? "");
  return isKey ? undefined : "The header sec-websocket-key is missing or invalid";
}

export function refuseUpgrade(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 401 ? [`WWW-Authenticate: Bearer`] : []),
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  // A client that does not read the answer must not keep the connection.
  setTimeout(() => socket.destroy(), 5_000).unref();
}
