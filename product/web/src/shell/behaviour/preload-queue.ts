/** Loads pages before they are asked for, at most four at a time; what comes beyond waits its turn. */
const mostAtOnce = 4;

export function createPreloadQueue(load: (path: string) => Promise<unknown>) {
  const waiting: string[] = [];
  const known = new Set<string>();
  let pending = 0;
  const next = () => {
    if (pending >= mostAtOnce) return;
    const path = waiting.shift();
    if (path === undefined) return;
    pending += 1;
    load(path)
      // A page that cannot be loaded ahead is loaded, or fails, when it is asked for.
      .catch(() => known.delete(path))
      .finally(() => {
        pending -= 1;
        next();
      });
  };
  return {
    add(path: string): void {
      if (known.has(path)) return;
      known.add(path);
      waiting.push(path);
      next();
    },
    pending: () => pending,
  };
}
