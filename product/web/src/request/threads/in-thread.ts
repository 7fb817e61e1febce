/** Does work that takes long in a thread of its own, so that nobody else waits for it. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { failure } from "#request/failures.ts";

const mostAtOnce = 2;
const mostWaiting = 30;
const patienceMs = 30_000;
const mostMegabytes = 512;

// Plain TypeScript, also beside the bundle.
const threadFile = createRequire(import.meta.url).resolve("#request/threads/in-thread.thread.ts");

/** `name` is what `module` calls the function; what goes in and comes out is copied. Some wait for their turn, and more are sent away. */
export async function inThread<Work extends (...args: never[]) => unknown>(
  module: `#${string}.ts`,
  name: string,
  ...args: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  await myTurn();
  const thread = new Worker(threadFile, {
    workerData: { module, name, args },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  thread.unref();
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Work>>>();
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error(`${name} ended without an answer`)));
  const impatience = setTimeout(() => reject(new Error(`${name} took too long`)), patienceMs);
  try {
    return await promise;
  } finally {
    clearTimeout(impatience);
    await thread.terminate();
    leaveTurn();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function myTurn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= mostWaiting) throw failure("away");
  // A finished task leaves its place to the next.
  await new Promise<void>((begin) => waiting.push(begin));
}

function leaveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}
