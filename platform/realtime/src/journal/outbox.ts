/** Writes in the background what the other processes should hear: one batch at a time, so that order is kept. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@platform/kernel/clock";
import { isPassing } from "@platform/kernel/database-failures";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import type { RealtimeSettings } from "@platform/realtime/settings";
import type { Told } from "./entry.ts";
import { writeTold, type Waiting } from "./written.ts";

export type Outbox = {
  /** Resolves when it is written, with false when it never will be. Nobody has to wait for it. */
  tell(update: Told): Promise<boolean>;
  /** More waits than the database takes: senders should slow down before anything has to be left out. */
  isBehind(): boolean;
  /** Resolves when nothing waits any more, or after this time. */
  drain(patienceMs: number): Promise<void>;
};

export type OutboxOptions = {
  db: Database;
  process: string;
  clock: Clock;
  log: Logger;
  limits: Pick<RealtimeSettings["processes"], "waitingMessages" | "waitingBytes">;
};

type Queued = Waiting & { bytes: number; done: (written: boolean) => void };

export function createOutbox({ db, process, clock, log, limits }: OutboxOptions): Outbox {
  const queue: Queued[] = [];
  let bytes = 0;
  let working: Promise<void> | undefined;
  let givenUp = false;
  let isFull = false;

  const settle = (batch: Queued[], written: boolean): void =>
    batch.forEach((queued) => {
      bytes -= queued.bytes;
      queued.done(written);
    });
  const write = async (batch: Queued[]): Promise<void> => {
    for (let wait = 50; !givenUp; wait = Math.min(wait * 2, 2_000))
      try {
        await writeTold(db, process, batch);
        return settle(batch, true);
      } catch (error) {
        if (!isPassing(error)) return apart(batch, error);
        log.debug({ error }, "messages wait for the database");
        await pause(wait);
      }
    settle(batch, false);
  };
  /** One that the database refuses must not take its neighbours along. */
  const apart = async (batch: Queued[], error: unknown): Promise<void> => {
    if (batch.length > 1) for (const queued of batch) await write([queued]);
    else {
      log.error({ error }, "a message reaches this process alone");
      settle(batch, false);
    }
  };
  const work = async (): Promise<void> => {
    while (queue.length > 0) await write(queue.splice(0, batchSize(queue)));
    working = undefined;
    isFull = false;
  };

  return {
    tell: (update) => {
      const size = update.extension === "broadcast" ? update.broadcast.body.length : 1_000;
      if (queue.length >= limits.waitingMessages || bytes + size > limits.waitingBytes) {
        if (!isFull) log.warn("messages reach this process alone until the database takes those that wait");
        isFull = true;
        return Promise.resolve(false);
      }
      return new Promise((done) => {
        queue.push({ id: randomUUID(), at: clock(), update, bytes: size, done });
        bytes += size;
        working ??= work();
      });
    },
    isBehind: () => queue.length > limits.waitingMessages / 2 || bytes > limits.waitingBytes / 2,
    drain: async (patienceMs) => {
      await Promise.race([working, pause(patienceMs, undefined, { ref: false })]);
      givenUp = true;
    },
  };
}

function batchSize(queue: Queued[]): number {
  let bytes = 0;
  const end = queue.findIndex((queued) => (bytes += queued.bytes) > mostBytes);
  return Math.max(1, Math.min(end === -1 ? queue.length : end, mostAtOnce));
}

const mostAtOnce = 250;
const mostBytes = 1024 * 1024;
