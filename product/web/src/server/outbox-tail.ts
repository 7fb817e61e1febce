/** Follows the outbox from now on, to learn what other processes did. */
import { outboxAfter, outboxEnd, type OutboxEntry, type OutboxPosition } from "@product/database/outbox";
import type { Logger } from "@platform/kernel/logger";

/** Resolves once it has found its place, so that nothing kept from then on is missed. */
export async function followOutbox(options: {
  onEntries: (entries: OutboxEntry[]) => void;
  /** Entries may have passed unseen: forget what depended on seeing them. */
  onGap: () => void;
  isAway: () => boolean;
  log: Logger;
  pollMs?: number;
}): Promise<{ stop(): Promise<void> }> {
  const { onEntries, onGap, isAway, log, pollMs = 1_000 } = options;
  let position: OutboxPosition | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const look = async () => {
    try {
      if (!isAway()) {
        if (!position) {
          position = await outboxEnd();
          onGap();
        }
        const entries = await outboxAfter(position);
        const last = entries.at(-1);
        if (last) {
          position = { transaction: last.transaction, id: last.id };
          onEntries(entries);
        }
      }
    } catch (error) {
      log.warn({ error }, "the outbox could not be read");
    }
    if (!stopped) timer = setTimeout(next, pollMs);
  };
  const next = () => {
    looking = look();
  };
  next();
  await looking;

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
