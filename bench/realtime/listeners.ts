import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order, Report } from "./listeners.process.ts";

export type Listeners = { tell: (messages: number) => Promise<void>; stop: () => void };

/** Opens the sockets, each of which first says `join` where something must be said. */
export async function startListeners(
  count: number,
  server: { url: string },
  socket: { path: string; join?: string },
): Promise<Listeners> {
  const child = fork(join(import.meta.dirname, "listeners.process.ts"));
  const url = `${server.url.replace("http", "ws")}${socket.path}`;
  await ask(child, { open: count, url, join: socket.join });
  return {
    tell: (messages) => ask(child, { tell: messages, url: `${server.url}/tell` }),
    stop: () => child.kill(),
  };
}

async function ask(child: ChildProcess, order: Order): Promise<void> {
  child.send(order);
  const [report] = (await once(child, "message", { signal: AbortSignal.timeout(patienceMs) })) as [Report];
  if ("problem" in report) throw new Error(`${order.url}: ${report.problem}`);
}

const patienceMs = 60_000;
