/** Our authentication service alone, as `npm run platform` serves it, with limits that a benchmark does not reach. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { startPlatform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { createLogger } from "@platform/kernel/logger";

const { DATABASE_URL, API_KEY, SHARED_SECRET, HASH } = process.env as Record<string, string>;
const unreached = { count: 1_000_000, seconds: 1 };

const platform = await startPlatform({
  settings: platformSettings.parse({
    secretKey: "a key that seals nothing but invented people",
    apiKeys: { publishable: [API_KEY], secret: [] },
    ...(SHARED_SECRET ? { sharedSecret: SHARED_SECRET, signWithSharedSecret: true } : {}),
    auth: {
      siteUrl: "http://127.0.0.1",
      externalUrl: "http://127.0.0.1/auth/v1",
      accessTokenSeconds: 86_400,
      email: { autoConfirm: true },
      limits: { token: unreached, signups: unreached },
    },
  }),
  database: { url: DATABASE_URL! },
  filesDir: join(tmpdir(), "cuadrante-bench-files"),
  addressOf: (c: Context<{ Bindings: HttpBindings }>) => c.env.incoming.socket.remoteAddress ?? "",
  log: createLogger({ level: "warn" }),
  ...(HASH === "cheapest" ? { passwords: { cost: { memoryKib: 8, passes: 1 } } } : {}),
});

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

const app = new Hono()
  .get("/loop-delay/begin", (c) => {
    delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    return c.body(null, 204);
  })
  .get("/loop-delay/end", (c) => {
    delay!.disable();
    return c.json({ mean: delay!.mean, median: delay!.percentile(50) });
  })
  .route("/auth/v1", platform.auth);

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);

process.once("SIGTERM", () => {
  server.close();
  void platform.stop().finally(() => process.exit(0));
});
