/**
 * Decides when a page is refreshed: once for many changes, and never while it is held. A refresh that is due stays due.
 */
export type Refresher = {
  /** Something changed. */
  due(): void;
  /** The reason for holding it may be over. */
  look(): void;
  stop(): void;
};

export function createRefresher({
  refresh,
  isHeld,
  waitMs,
}: {
  refresh: () => void;
  isHeld: () => boolean;
  waitMs: () => number;
}): Refresher {
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!isDue || timer !== undefined || isHeld()) return;
    isDue = false;
    refresh();
  };
  return {
    due: () => {
      isDue = true;
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, waitMs());
    },
    look,
    stop: () => clearTimeout(timer),
  };
}
