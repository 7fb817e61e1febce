/** Whether this device reaches the server, since when it does not, and how many scans wait to be sent. */

/**
 * `unkept`: how many of those that wait the browser could not keep, so that they are lost with this page. `unreadable`: how many lie
 * here that were sent and not taken.
 */
export type Line = {
  isOffline: boolean;
  since: number | undefined;
  waiting: number;
  unkept: number;
  unreadable: number;
};

let line: Line = { isOffline: false, since: undefined, waiting: 0, unkept: 0, unreadable: 0 };
const heard = new Set<() => void>();

export const lineNow = (): Line => line;
export const lineAtFirst = (): Line => firstLine;
const firstLine = line;

export function watchLine(changed: () => void): () => void {
  heard.add(changed);
  return () => heard.delete(changed);
}

export function tellLine(is: Omit<Line, "since">): void {
  const since = is.isOffline ? (line.since ?? ownClock()) : undefined;
  const next: Line = { ...is, since };
  if (shownNames.every((name) => next[name] === line[name])) return;
  line = next;
  for (const changed of heard) changed();
}

const shownNames = ["isOffline", "waiting", "unkept", "unreadable"] as const;

// oxlint-disable-next-line house/clock -- only the device's own clock goes on where there is no net; it is put right by that of the server
export const ownClock = (): number => Date.now();

/** A net that does not answer is none. */
const usualPatienceMs = 8_000;

/**
 * The server's answer, or undefined where the server cannot be reached. Pages from portals, proxies and restarting
 * servers count as no answer; only the product's own redirects are followed.
 */
export async function answered<Answer>(
  ask: () => Promise<Answer>,
  patienceMs = usualPatienceMs,
): Promise<Answer | undefined> {
  try {
    return await Promise.race([ask(), tooLate(patienceMs)]);
  } catch (error) {
    if (error instanceof Response) throw error;
    return undefined;
  }
}

const tooLate = (patienceMs: number) =>
  new Promise<never>((_, reject) => void setTimeout(() => reject(new Error("no answer")), patienceMs));
