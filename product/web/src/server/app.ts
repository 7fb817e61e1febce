/** The way of a request through the server, top to bottom. */
import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "@platform/kernel/logger";
import { chooseEncoding, compressQuickly, forOneAnswer, worthCompressing } from "./compression.ts";
import type { Config } from "./config.ts";
import { sendKept } from "./kept-body.ts";
import type { Metrics } from "./metrics.ts";
import { seenFromOutside } from "./outside.ts";
import type { CachedPages, PageCache } from "./page-cache.ts";
import type { Pages } from "./pages.ts";
import { redactPath } from "./redact-path.ts";
import { demoStaysHere, plainPathsOnly, sameOriginWrites } from "./walls.ts";

export type AppOptions = {
  config: Pick<Config, "siteUrl" | "trustedProxies" | "tls">;
  demo: boolean;
  log: Logger;
  metrics: Metrics;
  isDraining: () => boolean;
  probes: Hono;
  assets: MiddlewareHandler;
  pages: Pages;
  cache: PageCache;
  cachedPages: CachedPages;
};

export type ServerEnv = { Bindings: HttpBindings | Record<string, never>; Variables: { requestId: string } };

const largestForm = 1024 * 1024;

export function createApp(options: AppOptions): Hono<ServerEnv> {
  const { pages, cache, cachedPages } = options;
  const app = new Hono<ServerEnv>();
  app.use(observed(options));
  app.use(plainPathsOnly);
  app.route("/", options.probes);
  if (options.demo) app.use(demoStaysHere);
  app.use(sameOriginWrites((c) => seenFromOutside(c, options.config)));
  app.use(options.assets);
  app.use(bodyLimit({ maxSize: largestForm, onError: (c) => c.text("Payload Too Large", 413) }));
  app.get("*", async (c, next) => {
    if (!cachedPages.has(c.req.path)) return next();
    // Whatever the query says, the page is the same for everyone, and it is rendered without one.
    const request = new Request(new URL(c.req.path, c.req.url), { headers: { accept: "text/html" } });
    const page = await cache.get(c.req.path, () => pages.forEveryone(request, c.get("requestId")));
    return page instanceof Response ? page : sendKept(c, page);
  });
  app.all("*", async (c) => compressed(c.req.header("accept-encoding"), await pages.forOne(c, c.get("requestId"))));
  app.onError((error, c) => {
    options.log.error({ error, request: c.get("requestId") }, "request failed");
    return c.text("Internal Server Error", 500);
  });
  return app;
}

function observed({ log, metrics, isDraining }: AppOptions): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    c.header("X-Request-Id", id);
    // A keep-alive client must open its next connection elsewhere.
    if (isDraining()) c.header("Connection", "close");
    const { method } = c.req;
    const { status } = c.res;
    const seconds = (performance.now() - begun) / 1000;
    metrics.requestDone(method, status, seconds);
    const isQuiet = status < 400 && (method === "GET" || method === "HEAD");
    log[isQuiet ? "debug" : "info"](
      { request: id, method, path: redactPath(c.req.path), status, ms: Math.round(seconds * 1000) },
      "request",
    );
  };
}

async function compressed(acceptEncoding: string | undefined, response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || response.headers.has("Content-Encoding") || !worthCompressing(type, Infinity)) return response;
  const encoding = chooseEncoding(acceptEncoding, forOneAnswer);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  if (!encoding || !worthCompressing(type, body.length))
    return new Response(body, { status: response.status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response((await compressQuickly(body, encoding)) as Buffer<ArrayBuffer>, {
    status: response.status,
    headers,
  });
}
