/** Runs jobs from the queue: several at once, with leases, retries and schedules. Any number of processes may do so side by side. */
import {
  claimJobs,
  enqueueDueSchedules,
  extendLease,
  failJob,
  finishJob,
  isWorkDue,
  type Claimed,
} from "@product/database/jobs/queue";
import type { Logger } from "@platform/kernel/logger";
import type { JobHandlers, Schedule } from "#request/slices/slice.ts";

export type JobRunner = { wake(): void; stop(): Promise<void> };

export function runJobs(options: {
  handlers: JobHandlers;
  schedules: readonly Schedule[];
  log: Logger;
  isAway: () => boolean;
  pollMs?: number;
  leaseSeconds?: number;
  atOnce?: number;
}): JobRunner {
  const { handlers, schedules, log, isAway, pollMs = 1_000, leaseSeconds = 30, atOnce = 4 } = options;
  const [kinds, names] = [Object.keys(handlers), schedules.map(({ name }) => name)];
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = async () => {
    clearTimeout(timer);
    let foundMore = false;
    try {
      const room = atOnce - running.size;
      if (room > 0 && !isAway() && (await isWorkDue(kinds, names))) {
        await enqueueDueSchedules(schedules);
        const claimed = await claimJobs(kinds, room, leaseSeconds);
        for (const job of claimed) track(carryOut(job));
        foundMore = claimed.length > 0;
      }
    } catch (error) {
      log.warn({ error }, "the job queue could not be read");
    }
    if (!stopping.signal.aborted) timer = setTimeout(wake, foundMore ? 0 : pollMs);
  };
  const wake = () => {
    if (!stopping.signal.aborted) looking ??= look().finally(() => (looking = undefined));
  };
  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work)).then(wake);
  };

  const carryOut = async (job: Claimed) => {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const heartbeat = setInterval(
      () =>
        void extendLease(job, leaseSeconds).then(
          (isHeld) => isHeld || lost.abort(),
          () => {},
        ),
      (leaseSeconds * 1000) / 3,
    );
    try {
      await handlers[job.kind]!(job.payload, { id: job.id, signal });
      await finishJob(job);
    } catch (error) {
      const isLast = job.attempts >= job.maxAttempts;
      log[isLast ? "error" : "warn"](
        { error, job: String(job.id), kind: job.kind, attempt: job.attempts },
        isLast ? "job is dead" : "job failed",
      );
      // When this fails too, the lease runs out and the job is claimed again.
      await failJob(job, String(error)).catch((cause) =>
        log.warn({ error: cause, job: String(job.id) }, "a failed job could not be noted"),
      );
    } finally {
      clearInterval(heartbeat);
    }
  };

  timer = setTimeout(wake, 0);
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.allSettled(running);
    },
  };
}
