/** Reads the body of a request piece by piece, and stops waiting when it is no longer worth it. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { refusals } from "@platform/storage/request/errors";
import type { Patience } from "@platform/storage/settings";

/** The body of a request: Node's own stream where there is one, since the standard stream copies every piece. */
export type Body = Readable | ReadableStream<Uint8Array> | null;

/** A client that falls silent or trickles is refused, and the rest is never read. */
export async function* incomingBytes(
  body: Body,
  patience: Pick<Patience, "idleSeconds" | "bytesPerSecond" | "graceSeconds">,
  stop?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const pieces = piecesOf(body);
  const began = performance.now();
  let received = 0;
  using waiting = waitAtMost(patience.idleSeconds, stop);
  try {
    for (;;) {
      const { done, value } = await waiting.for(pieces.next());
      if (done) return;
      received += value.length;
      const late = (performance.now() - began) / 1000 - patience.graceSeconds;
      if (late > 0 && received < late * patience.bytesPerSecond) throw refusals.tooSlow();
      yield* smallPieces(value);
    }
  } finally {
    // Not awaited: a source that hangs would hang its own end, too.
    void pieces.return?.().catch(() => {});
  }
}

// A body from within the process arrives whole; processing twenty megabytes at once would hold up everyone else.
const pieceBytes = 64 * 1024;

function* smallPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

// A request that was destroyed could not be answered any more.
const piecesOf = (body: Readable | ReadableStream<Uint8Array>): AsyncIterator<Uint8Array> =>
  (body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : body.values()) as AsyncIterator<Uint8Array>;

/** One timer for all the pieces of a body, set back with each. */
function waitAtMost(seconds: number, stop?: AbortSignal) {
  let giveUp: (reason: unknown) => void = () => {};
  const onStop = () => giveUp(stop?.reason);
  stop?.addEventListener("abort", onStop);
  const timer = setTimeout(() => giveUp(refusals.tooSlow()), seconds * 1000);
  return {
    for: <Result>(work: Promise<Result>): Promise<Result> => {
      timer.refresh();
      return new Promise((resolve, reject) => {
        giveUp = reject;
        if (stop?.aborted) reject(stop.reason);
        work.then(resolve, reject);
      });
    },
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      stop?.removeEventListener("abort", onStop);
    },
  };
}

export type Measured = AsyncIterable<Uint8Array> & { taken(): { size: number; md5: string } };

/** Counts and hashes what passes, and ends it at the limit: the first byte too many is the last one read. */
export function measured(source: AsyncIterable<Uint8Array>, limit: number): Measured {
  const hash = createHash("md5");
  let size = 0;
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > limit) throw refusals.tooLarge();
        hash.update(chunk);
        yield chunk;
      }
    },
    taken: () => ({ size, md5: hash.digest("hex") }),
  };
}
