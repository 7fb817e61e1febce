import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Outcome, Transfer } from "./transfers.process.ts";

export type Transfers = { run: (transfer: Transfer) => Promise<void>; stop: () => void };

export function startTransfers(): Transfers {
  const child = fork(join(import.meta.dirname, "transfers.process.ts"));
  const run = async (transfer: Transfer) => {
    child.send(transfer);
    const [outcome] = (await once(child, "message", { signal: AbortSignal.timeout(patienceMs) })) as [Outcome];
    if ("problem" in outcome) throw new Error(`${transfer.method} ${transfer.url}: ${outcome.problem}`);
  };
  return { run, stop: () => child.disconnect() };
}

const patienceMs = 120_000;
