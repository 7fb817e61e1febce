/**
 * The forms of signing in are handled a few at a time: whoever sends hundreds waits in their own line, and neither the page
 * nor the service is asked for them before their turn. Networks take turns; browsers in which someone signed in before go first.
 */
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Platform } from "@platform/host/create-platform";
import { networkOf } from "@platform/kernel/network";
import { createFairQueue } from "@platform/kernel/fair-queue";
import { localeOf } from "#i18n/locale.ts";
import { unavailable } from "#server/middleware/unavailable.ts";

export type SignInDoorOptions = {
  addressOf: (c: Context) => string;
  /** Undefined where a hosted service signs people in, which knows no browser again. */
  deviceIn: Platform["deviceIn"] | undefined;
  /** Headers of every page. */
  headers: Record<string, string>;
};

// A new password is sent by who came through a link: others are turned away before any of it is read, and need no turn.
const forms = /^(\/es)?\/(login(\/code|\/forgot)?|auth\/confirm)(\.data)?$/;
// More than any of these forms can hold; five hundred that wait are still no matter.
const largestForm = 256 * 1024;
const limited = bodyLimit({ maxSize: largestForm, onError: (c) => c.text("Payload Too Large", 413) });

export function signInDoor({ addressOf, deviceIn, headers }: SignInDoorOptions): MiddlewareHandler {
  const boundedQueue = createFairQueue({ atOnce: 4, waiting: 500, longestWaitMs: 8_000, refusal: () => new NoTurn() });
  return async (c, next) => {
    if (c.req.method !== "POST" || !forms.test(c.req.path)) return next();
    return limited(c, async () => {
      // A slow sender must not occupy a place: the whole body is read before the queue.
      c.req.raw = new Request(c.req.raw, { method: "POST", body: await c.req.raw.arrayBuffer() });
      const device = deviceIn?.(c.req.header("cookie") ?? null).id;
      const turn = { lane: device ?? networkOf(addressOf(c)), first: device !== undefined };
      try {
        await boundedQueue(turn, next);
      } catch (error) {
        if (!(error instanceof NoTurn)) throw error;
        c.res = unavailable(localeOf(c.req.path), headers);
      }
    });
  };
}

class NoTurn extends Error {
  override readonly name = "NoTurn";
}
