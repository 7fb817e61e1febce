/** What a client sends, piece by piece, for as long as it is worth waiting. */
import { createHash } from "node:crypto";
import { refusals } from "@platform/storage/request/errors";
import type { Patience } from "@platform/storage/settings";

/** The body of a request. A client that falls silent or trickles is refused, and the rest is never read. */
export async function* incomingBytes(
  request: Request,
  patience: Pick<Patience, "idleSeconds" | "bytesPerSecond" | "graceSeconds">,
  stop?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const began = performance.now();
  let received = 0;
  try {
    for (;;) {
      const { done, value } = await soonEnough(reader.read(), patience.idleSeconds, stop);
      if (done) return;
      received += value.length;
      const late = (performance.now() - began) / 1000 - patience.graceSeconds;
      if (late > 0 && received < late * patience.bytesPerSecond) throw refusals.tooSlow();
      yield value;
    }
  } finally {
    // Not awaited: a source that hangs would hang its own end, too.
    void reader.cancel().catch(() => {});
  }
}

async function soonEnough<Result>(work: Promise<Result>, seconds: number, stop?: AbortSignal): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(stop?.reason);
  stop?.addEventListener("abort", giveUp);
  const timer = setTimeout(() => late.reject(refusals.tooSlow()), seconds * 1000);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener("abort", giveUp);
  }
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
