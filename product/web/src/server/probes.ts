/** Answers for whoever watches over the process: is it alive, may it get traffic, how is it doing. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { peerAddress } from "#server/middleware/outside.ts";
import { isLoopback } from "./demo-mode.ts";

export type Readiness = { database: boolean; migrations: boolean; queueAgeSeconds: number; draining: boolean };

const queueIsLateAfter = 300;

export function createProbes(options: {
  readiness: () => Promise<Readiness>;
  metrics: (gauges: Record<string, number>) => string;
  metricsToken: string | undefined;
}): Hono {
  return new Hono()
    .get("/healthz", (c) => c.json({ alive: true }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      const state = await options.readiness();
      const ready = state.database && state.migrations && !state.draining && state.queueAgeSeconds < queueIsLateAfter;
      return c.json({ ready, ...state }, ready ? 200 : 503, { "Cache-Control": "no-store" });
    })
    .get("/metrics", async (c) => {
      if (!mayReadMetrics(c, options.metricsToken)) return c.text("Forbidden", 403);
      const state = await options.readiness();
      const gauges = { database_up: Number(state.database), job_queue_age_seconds: state.queueAgeSeconds };
      return c.body(options.metrics(gauges), 200, {
        "Content-Type": "text/plain; version=0.0.4",
        "Cache-Control": "no-store",
      });
    });
}

/** A proxy on this machine is a loopback peer too, so a forwarded request needs the token. */
function mayReadMetrics(c: Context, token: string | undefined): boolean {
  const sentToken = c.req.header("authorization")?.match(/^Bearer (.+)$/)?.[1];
  if (sentToken !== undefined) return token !== undefined && isSame(sentToken, token);
  const forwarded = c.req.header("x-forwarded-for") ?? c.req.header("forwarded");
  return forwarded === undefined && isLoopback(peerAddress(c));
}

const isSame = (sentToken: string, token: string) => timingSafeEqual(digest(sentToken), digest(token));
const digest = (text: string) => createHash("sha256").update(text).digest();
