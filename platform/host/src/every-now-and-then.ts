import type { Logger } from "@platform/kernel/logger";

/** Does small chores for as long as the process runs. One that fails is logged and tried again at its next turn. */
export function everyNowAndThen(
  chores: { seconds: number; work: () => Promise<void> }[],
  log: Logger,
): { stop: () => void } {
  const timers = chores.map(({ seconds, work }) =>
    setInterval(
      // Also what throws before it waits for anything.
      () => void Promise.try(work).catch((error: unknown) => log.warn({ error }, "a chore failed")),
      seconds * 1000,
    ).unref(),
  );
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
