/** Whether this device reaches the server, since when it does not, and how many scans wait to be sent. */
import { isRouteErrorResponse } from "react-router";

export type Line = { isOffline: boolean; since: number | undefined; waiting: number };

let line: Line = { isOffline: false, since: undefined, waiting: 0 };
const heard = new Set<() => void>();

export const lineNow = (): Line => line;
export const lineAtFirst = (): Line => firstLine;
const firstLine = line;

export function watchLine(changed: () => void): () => void {
  heard.add(changed);
  return () => heard.delete(changed);
}

export function tellLine(is: { isOffline: boolean; waiting: number }): void {
  const since = is.isOffline ? (line.since ?? ownClock()) : undefined;
  if (is.isOffline === line.isOffline && is.waiting === line.waiting) return;
  line = { ...is, since };
  for (const changed of heard) changed();
}

// oxlint-disable-next-line house/clock -- only the device's own clock goes on where there is no net; it is put right by that of the server
export const ownClock = (): number => Date.now();

/** A net that does not answer is none. */
const usualPatienceMs = 8_000;

/** What the server answers; undefined where it cannot be reached. */
export async function answered<Answer>(
  ask: () => Promise<Answer>,
  patienceMs = usualPatienceMs,
): Promise<Answer | undefined> {
  try {
    return await Promise.race([ask(), tooLate(patienceMs)]);
  } catch (error) {
    if (isNoAnswer(error)) return undefined;
    throw error;
  }
}

class TooLate extends Error {}
const tooLate = (patienceMs: number) =>
  new Promise<never>((_, reject) => void setTimeout(() => reject(new TooLate("no answer")), patienceMs));

/** Browsers say so by a TypeError; a server that is being started anew, by its status. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof TooLate || (isRouteErrorResponse(error) && error.status >= 500);
