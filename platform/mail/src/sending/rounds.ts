/** Does the same thing again and again: at once when woken, otherwise after a pause. */
export type Rounds = {
  start(): void;
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>;
  wake(): void;
};

export function rounds(options: {
  round: (signal: AbortSignal) => Promise<unknown>;
  pauseMs: number;
  onFailure: (error: unknown) => void;
}): Rounds {
  let stopping = new AbortController();
  let running: Promise<void> | undefined;
  let woken = Promise.withResolvers<void>();

  const run = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      // A call during the round counts for the next one: what it announces may have come too late for this one.
      woken = Promise.withResolvers<void>();
      await options.round(signal).catch(options.onFailure);
      if (!signal.aborted) await pause(woken.promise, options.pauseMs);
    }
  };
  return {
    start: () => {
      if (running) return;
      stopping = new AbortController();
      running = run(stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      woken.resolve();
      await running;
      running = undefined;
    },
    wake: () => woken.resolve(),
  };
}

function pause(woken: Promise<void>, ms: number): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  return Promise.race([woken, over.promise]).finally(() => clearTimeout(timer));
}
