/** Follows the outbox from now on, to learn what other processes did. */
import { outboxAfter, outboxEnd, type OutboxEntry, type OutboxPosition } from "@product/database/jobs/outbox";
import type { Logger } from "@platform/kernel/logger";

const atOnce = 500;

export type OutboxTail = {
  /** There is something to read: looks at once, and else every now and then. */
  wake(): void;
  stop(): Promise<void>;
};

/** Resolves once it has found its place, so that nothing kept from then on is missed. */
export async function followOutbox(options: {
  onEntries: (entries: OutboxEntry[]) => void;
  /** Entries may have passed unseen: forget what depended on seeing them. */
  onGap: () => void;
  isAway: () => boolean;
  log: Logger;
  pollMs?: number;
}): Promise<OutboxTail> {
  const { onEntries, onGap, isAway, log, pollMs = 1_000 } = options;
  let position: OutboxPosition | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isWanted = false;

  const read = async (): Promise<OutboxEntry[]> => {
    if (!position) {
      position = await outboxEnd();
      onGap();
    }
    const entries = await outboxAfter(position, atOnce);
    const last = entries.at(-1);
    if (last) {
      position = { transaction: last.transaction, id: last.id };
      onEntries(entries);
    }
    return entries;
  };
  const look = async (): Promise<boolean> => {
    clearTimeout(timer);
    isWanted = false;
    try {
      return !isAway() && (await read()).length === atOnce;
    } catch (error) {
      log.warn({ error }, "the outbox could not be read");
      return false;
    }
  };
  const rest = (foundMore: boolean) => {
    looking = undefined;
    if (!stopped) timer = setTimeout(wake, foundMore || isWanted ? 0 : pollMs);
  };
  const wake = () => {
    isWanted = true;
    if (!stopped) looking ??= look().then(rest);
  };
  wake();
  await looking;

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
