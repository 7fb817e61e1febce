import { refusals } from "@platform/storage/request/errors";

/**
 * Serialises the writing to each resumable upload in this process: one request at a time, and a later one asks the
 * former to stop.
 */
export type UploadLocks = {
  /** Waits until the former has let go; throws "locked" when that takes too long. */
  take(id: string): Promise<UploadLock>;
};

export type UploadLock = { stop: AbortSignal; end: () => void };

class AskedToStop extends Error {
  override readonly name = "AskedToStop";
}

export function createUploadLocks(patienceMs = 5_000): UploadLocks {
  const activeTurns = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  return {
    take: async (id) => {
      const deadline = performance.now() + patienceMs;
      for (let former = activeTurns.get(id); former; former = activeTurns.get(id)) {
        former.controller.abort(new AskedToStop("a newer request writes to the same upload"));
        if (!(await endsBefore(former.ended, deadline - performance.now()))) throw refusals.locked();
      }
      const controller = new AbortController();
      const { promise, resolve } = Promise.withResolvers<void>();
      activeTurns.set(id, { controller, ended: promise });
      const end = () => {
        activeTurns.delete(id);
        resolve();
      };
      return { stop: controller.signal, end };
    },
  };
}

async function endsBefore(ended: Promise<void>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
  void ended.then(() => resolve(true));
  const inTime = await promise;
  clearTimeout(timer);
  return inTime;
}
