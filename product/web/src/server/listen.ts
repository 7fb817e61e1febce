/** Opens the port, with limits against slow and greedy clients, and closes it without failing a request. */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { Server as NetServer, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { StartProblem } from "@platform/kernel/start-problem";
import type { ServerEnv } from "./app.ts";
import type { Config } from "./config.ts";

/** May answer a request by itself, or hand it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Takes over a connection that is to become a socket, or says that it is not its own. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export type Certificate = { cert: Buffer; key: Buffer };

export type Listening = { port: number; drain: (patienceMs: number) => Promise<void> };

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 32 * 1024,
};
const mostConnections = 10_000;
const idleTooLongMs = 120_000;

export async function listen(
  app: Hono<ServerEnv>,
  config: Pick<Config, "host" | "port"> & { certificate?: Certificate | undefined },
  { onDrain, before, upgrade }: { onDrain: () => void; before?: Before | undefined; upgrade?: Upgrade | undefined },
): Promise<Listening> {
  const serve = getRequestListener(app.fetch, { hostname: config.host });
  const handle: RequestListener = before
    ? (request, response) => before(request, response, () => void serve(request, response))
    : (request, response) => void serve(request, response);
  const server = config.certificate
    ? createSecureServer({ ...limits, ...config.certificate }, handle)
    : createServer(limits, handle);
  server.maxConnections = mostConnections;
  // Also a client that reads its answer one byte at a time must get on with it.
  server.setTimeout(idleTooLongMs);
  if (upgrade)
    server.on("upgrade", (request, socket, head) => {
      if (!upgrade(request, socket, head)) socket.destroy();
    });
  await open(server, config);
  return { port: (server.address() as AddressInfo).port, drain: (patienceMs) => drain(server, onDrain, patienceMs) };
}

/** A port that nobody uses at this moment. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await open(probe, { host, port: 0 });
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Read before anything is made, so that a start which cannot serve leaves nothing behind. */
export async function readCertificate(tls: NonNullable<Config["tls"]>): Promise<Certificate> {
  const read = (name: string, file: string) =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new StartProblem(`${name} cannot be read: ${file} (${error.code}).`);
    });
  return { cert: await read("TLS_CERT", tls.cert), key: await read("TLS_KEY", tls.key) };
}

async function open(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      throw new StartProblem(
        `Port ${port} on ${host} is already in use: stop the other program or set PORT to another number.`,
      );
    if (error.code === "EACCES")
      throw new StartProblem(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      throw new StartProblem(`HOST ${host} is not an address of this machine.`);
    throw error;
  });
}

/**
 * First every answer says "close" and readiness says no, so that clients and balancers leave by themselves; then the port
 * closes, and what still runs may finish. Connections without a request are cut last: theirs may be on its way.
 */
async function drain(server: Server, onDrain: () => void, patienceMs: number): Promise<void> {
  onDrain();
  await pause(leavingMs);
  // http's own close would cut connections that wait between two requests at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, pause(leavingMs)]);
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(impatience);
}

const leavingMs = 500;
