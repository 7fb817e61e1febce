import { parentPort, workerData } from "node:worker_threads";

const { module, name, args } = workerData as { module: string; name: string; args: unknown[] };
const { [name]: work } = (await import(module)) as Record<string, (...args: unknown[]) => unknown>;
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(await work!(...args));
