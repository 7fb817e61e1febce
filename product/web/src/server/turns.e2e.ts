import type { Before } from "./listen.ts";

/**
 * Answers how long the thread was held at most between two turns of its loop since this was last asked, in milliseconds of its
 * own CPU. Nothing is watched before somebody asks.
 */
export function tellTurns(): Before {
  let watching: NodeJS.Timeout | undefined;
  let before = 0;
  let longest = 0;
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
    watching = setTimeout(look, 1).unref();
  };
  return (request, response, next) => {
    if (request.url !== "/test/longest-turn") return next();
    if (watching) clearTimeout(watching);
    else before = spent();
    look();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ held: longest }));
    longest = 0;
  };
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
