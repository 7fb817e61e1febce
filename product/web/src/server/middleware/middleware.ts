/** Refuses what no honest browser sends, before anything else looks at it. */
import type { Context, MiddlewareHandler } from "hono";
import type { Outside } from "./outside.ts";

/** Double slashes, encoded slashes, backslashes or nulls, and what cannot be decoded, mean different paths to different readers. */
export const plainPathsOnly: MiddlewareHandler = (c, next) => {
  const path = c.env?.incoming?.url?.split("?")[0] ?? c.req.path;
  const isPlain =
    !/\/\/|%2f|%5c|%00|\\|\0/i.test(path) && URL.canParse(path, "http://x") && decoded(path) !== undefined;
  return isPlain ? next() : refused(c, 400, "Bad Request");
};

/**
 * Addresses hold a few hundred parameters at most. Each part of the server reads them for itself, and to read one without a value
 * takes longer the more there are.
 */
export const boundedQueries: MiddlewareHandler = (c, next) => {
  const query = c.req.url.slice(c.req.url.indexOf("?") + 1);
  let count = 0;
  for (let at = query.indexOf("&"); at >= 0; at = query.indexOf("&", at + 1)) count += 1;
  return count > mostParameters ? refused(c, 400, "Bad Request") : next();
};

const mostParameters = 1_000;

/** A demonstration has known passwords: it answers this machine only, whatever name or network led to it. */
export const demoStaysHere: MiddlewareHandler = (c, next) => {
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) return next();
  return refused(
    c,
    403,
    "This is a demo with known passwords and answers only on localhost; to leave the demo, start with DEMO=off and an empty DATA_DIR or your own DATABASE_URL.\n",
  );
};

/** A state change must come from a page of this site. Browsers always name the origin of one; a request that names none is refused too. */
export const sameOriginWrites =
  (outside: (c: Parameters<MiddlewareHandler>[0]) => Outside): MiddlewareHandler =>
  (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return next();
    if (c.req.header("origin") === outside(c).origin) return next();
    return refused(c, 403, "Forbidden: the request did not come from this site.");
  };

const refused = async (c: Context, status: 400 | 403, why: string) => c.text(why, status);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
