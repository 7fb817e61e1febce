/** Sends requests from a process of its own, so that the work of sending is never counted as the work of answering. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Errand } from "./load.process.ts";

export type Load = { send: (errand: Errand) => Promise<void>; stop: () => void };

export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, "load.process.ts"));
  return { send: (errand) => send(child, errand), stop: () => child.disconnect() };
}

async function send(child: ChildProcess, errand: Errand): Promise<void> {
  child.send(errand);
  const [problem] = (await once(child, "message", { signal: AbortSignal.timeout(patienceMs) })) as [string | null];
  if (problem) throw new Error(`${errand.url}: ${problem}`);
}

const patienceMs = 60_000;
