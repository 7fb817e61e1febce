/** Reads what somebody sent in a thread, so that however long it takes, nobody else waits for it. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { Refused, type Refusal } from "@product/domain/refusals";
import type { TableFile, TableRow } from "./table-file.ts";

export type FromThread = { head: Omit<TableFile, "rows"> } | { rows: TableRow[] } | { refusals: readonly Refusal[] };

/** Several times the memory that two hundred thousand rows need; a file that needs more is crafted to. */
const mostMegabytes = 512;

/** How long a thread may think about one answer; all of the largest honest file takes it a few seconds. */
const patienceMs = 60_000;

// Plain TypeScript, also beside the bundle.
const threadFile = createRequire(import.meta.url).resolve("#features/people/worker-import/reading/table.thread.ts");

/** By what the file is, not by what it is called. Throws `Refused`, also while its rows are read; whoever reads none must end them. */
export async function readTable(file: Blob): Promise<Omit<TableFile, "rows"> & { rows: AsyncGenerator<TableRow> }> {
  // As a blob, and not as the file that it is, it goes over without a copy.
  const thread = new Worker(threadFile, {
    workerData: file.slice(),
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  thread.unref();
  const ask = conversationWith(thread);
  try {
    const first = await ask();
    if (!("head" in first)) throw new Error("a thread told rows before it told what they are of");
    return { ...first.head, rows: rowsOf(thread, ask) };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

async function* rowsOf(thread: Worker, ask: Ask): AsyncGenerator<TableRow> {
  try {
    for (let coming = ask("more"); ;) {
      const answer = await coming;
      if (!("rows" in answer) || answer.rows.length === 0) return;
      // The thread reads on while these are used.
      coming = ask("more");
      coming.catch(() => {});
      yield* answer.rows;
    }
  } finally {
    await thread.terminate();
  }
}

type Ask = (message?: "more") => Promise<FromThread>;

/** Each question has one answer. A refusal is thrown, and so is the end of the thread, whenever it comes. */
function conversationWith(thread: Worker): Ask {
  let answer = Promise.withResolvers<FromThread>();
  let failure: Error | undefined;
  const fail = (error: Error) => answer.reject((failure ??= error));
  thread.on("message", (message: FromThread) =>
    "refusals" in message ? fail(new Refused(...(message.refusals as [Refusal]))) : answer.resolve(message),
  );
  thread.on("error", (error: NodeJS.ErrnoException) =>
    fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new Refused({ code: "import.bomb" }) : error),
  );
  thread.on("exit", () => fail(new Error("a thread ended before the file did")));
  return (message) => {
    if (failure) return Promise.reject(failure);
    answer = Promise.withResolvers();
    const impatience = setTimeout(() => fail(new Refused({ code: "import.bomb" })), patienceMs);
    // A port between threads has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (message) thread.postMessage(message);
    return answer.promise.finally(() => clearTimeout(impatience));
  };
}
