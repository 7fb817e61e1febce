/** Keeps the server running on one port until it is told to stop. */
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { lastComplaint, lostPort, predecessorLingers, serverProblem } from "./failures.ts";
import { launchPostmaster, readyOrExit, type Launch, type Postmaster } from "./postmaster.ts";

interface Supervision extends Omit<Launch, "port"> {
  password: string;
  say: (line: string) => void;
  onRestart: () => void;
}

export interface Server {
  /** Address of the cluster's own database `postgres`. */
  url: string;
  pid(): number;
  stop(): Promise<void>;
}

export async function superviseServer(options: Supervision): Promise<Server> {
  const { say, onRestart } = options;
  const first = await firstRun(options);
  const { port, url } = first;
  let current = first.postmaster;
  let stopped: Promise<void> | undefined;
  const stopping = new AbortController();

  void keepAlive();
  return { url, pid: () => current.pid, stop: () => (stopped ??= stop()) };

  async function keepAlive(): Promise<void> {
    for (;;) {
      const output = await current.exited;
      if (stopping.signal.aborted) return;
      say(`PostgreSQL ended (${lastComplaint(output)}); starting it again`);
      if (!(await runAgain())) return;
      say(`PostgreSQL is back on port ${port}`);
      onRestart();
    }
  }

  async function runAgain(): Promise<boolean> {
    for (let delay = 100; !stopping.signal.aborted; delay = Math.min(delay * 2, 5000)) {
      current = launchPostmaster({ ...options, port });
      const { exit } = await readyOrExit(current, url).catch((error: Error) => ({ exit: error.message }));
      if (exit === undefined) return true;
      if (!predecessorLingers(exit)) say(`PostgreSQL did not start again: ${lastComplaint(exit)}`);
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => {});
    }
    return false;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await endPostmaster(current);
  }
}

async function firstRun(options: Supervision): Promise<{ port: number; url: string; postmaster: Postmaster }> {
  const patience = Date.now() + 30_000;
  for (;;) {
    const port = await freePort();
    const url = `postgres://cuadrante:${options.password}@127.0.0.1:${port}/postgres`;
    const postmaster = launchPostmaster({ ...options, port });
    const { exit } = await readyOrExit(postmaster, url);
    if (exit === undefined) return { port, url, postmaster };
    const mayPass = lostPort(exit) || predecessorLingers(exit);
    if (!mayPass || Date.now() > patience) throw serverProblem(exit, options.location);
    await pause(100);
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

// Fast first: open connections are closed and everything is written. A server that still hangs is made to crash
// safely; what it had acknowledged is in its log.
async function endPostmaster(postmaster: Postmaster): Promise<void> {
  postmaster.signal("INT");
  const escalation = setTimeout(() => postmaster.signal("QUIT"), 20_000);
  await postmaster.exited;
  clearTimeout(escalation);
}
