/** Sends requests from a process of its own, so that the work of sending is never counted as the work of answering. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Caller, Errand, Outcome } from "./load.process.ts";

export type Load = { send: (errand: Errand) => Promise<Caller[]>; stop: () => void };

export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, "load.process.ts"));
  return { send: (errand) => send(child, errand), stop: () => child.disconnect() };
}

async function send(child: ChildProcess, errand: Errand): Promise<Caller[]> {
  child.send(errand);
  const [outcome] = (await once(child, "message", { signal: AbortSignal.timeout(patienceMs) })) as [Outcome];
  if ("problem" in outcome) throw new Error(`${errand.url}: ${outcome.problem}`);
  return outcome.callers;
}

const patienceMs = 60_000;
