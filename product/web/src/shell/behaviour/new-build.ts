/** Learns that a newer build is served: it is offered, and taken at the next navigation. */
import { fetchRetrying } from "./retrying-fetch.ts";

/** Often enough that nobody works a morning in an old build, seldom enough to cost nothing. */
const pollEveryMs = 5 * 60_000;

export type BuildWatch = { isOutdated(): boolean; look(): Promise<void>; stop(): void };

export function watchBuilds(options: { current: string; onNewer: () => void; everyMs?: number }): BuildWatch {
  let outdated = false;
  const look = async () => {
    if (outdated || document.hidden) return;
    const latest = await latestBuild();
    if (latest === undefined || latest === options.current) return;
    outdated = true;
    options.onNewer();
  };
  const timer = setInterval(look, options.everyMs ?? pollEveryMs);
  document.addEventListener("visibilitychange", look);
  return {
    isOutdated: () => outdated,
    look,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** Undefined when nobody answers: an outage is no new build. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetchRetrying(`/builds/latest.json?${Date.now()}`);
    return answer.ok ? ((await answer.json()) as { id: string }).id : undefined;
  } catch {
    return undefined;
  }
}
