/** The way of a request through the server, top to bottom. */
import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import type { Platform } from "@platform/host/create-platform";
import { databaseWasAway } from "@platform/kernel/database-failures";
import type { Logger } from "@platform/kernel/logger";
import { documentIn } from "#request/document.ts";
import { setAnswerHeader } from "#server/middleware/answer-headers.ts";
import { chooseEncoding, compressQuickly, forOneAnswer, worthCompressing } from "#server/middleware/compression.ts";
import type { Config } from "./config.ts";
import { errorBody } from "#server/middleware/error-answer.ts";
import { sendKept } from "#server/middleware/kept-body.ts";
import { localeRedirect } from "#server/middleware/locale-redirect.ts";
import { lostSignIn } from "#server/sessions/lost-sign-in.ts";
import type { Metrics } from "./metrics.ts";
import { seenFromOutside } from "#server/middleware/outside.ts";
import { kindsShownAt, type CachedPages, type PageCache } from "#server/pages/page-cache.ts";
import type { Pages } from "#server/pages/pages.ts";
import { redactPath } from "#server/middleware/redact-path.ts";
import type { RouteRules } from "#server/middleware/route-rules.ts";
import { ServiceAway } from "./sessions/identify-session.ts";
import { boundedQueries, demoStaysHere, plainPathsOnly, sameOriginWrites } from "#server/middleware/middleware.ts";

export type AppOptions = {
  config: Pick<Config, "siteUrl" | "trustedProxies" | "tls" | "localeDomains" | "rootRedirect">;
  demo: boolean;
  secure: boolean;
  log: Logger;
  metrics: Metrics;
  isDraining: () => boolean;
  probes: Hono;
  builds: Hono;
  api: Hono;
  /** The embedded services; none when a hosted Supabase is configured. */
  services: Pick<Platform, "auth" | "storage" | "realtime"> | undefined;
  /** Messages with their links and codes: in development and tests, never in production. */
  openMailbox: Hono | undefined;
  rules: RouteRules;
  assets: MiddlewareHandler;
  signInDoor: MiddlewareHandler;
  pages: Pages;
  cache: PageCache;
  cachedPages: CachedPages;
};

export type ServerEnv = { Bindings: HttpBindings | Record<string, never>; Variables: { requestId: string } };

export function createApp(options: AppOptions): Hono<ServerEnv> {
  const { pages, config } = options;
  const app = new Hono<ServerEnv>();
  app.use(observed(options));
  app.use(plainPathsOnly);
  app.use(boundedQueries);
  if (options.demo) app.use(demoStaysHere);
  app.route("/", options.probes);
  // Bearers and keys decide there, never a cookie, so that a call from another origin is as good as any.
  if (options.services) {
    app.route("/auth/v1", options.services.auth);
    app.all("/auth/v1/*", (c) => c.text("404 page not found", 404));
    app.route("/storage/v1", options.services.storage);
    app.route("/realtime/v1", options.services.realtime.app);
    if (options.openMailbox) app.route("/", options.openMailbox);
    app.all("/rest/v1/*", (c) => c.json(noTables, 404));
    app.all("/functions/v1/*", (c) => c.json(noFunctions, 404));
  }
  app.use(sameOriginWrites((c) => seenFromOutside(c, config)));
  app.use(options.assets);
  app.route("/", options.builds);
  app.use(options.signInDoor);
  app.route("/api", options.api);
  app.use(localeRedirect({ domains: config.localeDomains, rootRedirect: config.rootRedirect, secure: options.secure }));
  app.get("*", lostSignIn, ruledRedirect(options.rules), keptPage(options));
  app.all("*", async (c) => compressed(c.req.header("accept-encoding"), await pages.forOne(c, c.get("requestId"))));
  app.onError((error, c) => {
    // A client that leaves in the middle of a request is no error, and needs no answer.
    if (c.req.raw.signal.aborted || isLeaving(error)) return c.text("Bad Request", 400);
    options.log.error({ error, request: c.get("requestId") }, "request failed");
    if (error instanceof ServiceAway || databaseWasAway(error))
      return c.json(errorBody(503, "Service Unavailable"), 503, { "Cache-Control": "no-store", "Retry-After": "5" });
    return c.text("Internal Server Error", 500);
  });
  return app;
}

// The clients of these two parts of the protocol read such answers; the product has neither.
const noTables = { code: "PGRST125", details: null, hint: null, message: "Invalid path specified in request URL" };
const noFunctions = { code: "NOT_FOUND", message: "Requested function was not found" };

const isLeaving = (error: Error) => "code" in error && (error.code === "ECONNRESET" || error.code === "ABORT_ERR");

/** Before each navigation the rules are asked; the browser asks the same through the API. */
const ruledRedirect =
  (rules: RouteRules): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    // As it was sent; Hono's own path is partly decoded where it has signs that are written with a per cent.
    const path = c.req.url.includes("%") ? new URL(c.req.url).pathname : c.req.path;
    const redirect = await rules.redirectFor(path);
    return redirect ? c.redirect(redirect.to, redirect.status) : next();
  };

/** A page that is the same for everyone, from memory; beside it, what it was made of. */
const keptPage =
  ({ pages, cache, cachedPages }: AppOptions): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const path = c.req.path.replace(/\/_payload\.json$/, "") || "/";
    if (!kindsShownAt(path, cachedPages)) return next();
    const page = await cache.get(path, () => {
      // Whatever the query says, the page is rendered without one.
      const request = new Request(new URL(path, c.req.url), { headers: { accept: "text/html" } });
      return pages.forEveryone(request, c.get("requestId"));
    });
    // It failed: that is an answer for this visitor alone, made again with all that belongs to one.
    if (page instanceof Response) return next();
    return sendKept(c, path === c.req.path ? page.document : page.payload);
  };

function observed({ log, metrics, isDraining }: AppOptions): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    setAnswerHeader(c, "X-Request-Id", id);
    setAnswerHeader(c, "X-Content-Type-Options", "nosniff");
    // A keep-alive client must open its next connection elsewhere.
    if (isDraining()) setAnswerHeader(c, "Connection", "close");
    const { method } = c.req;
    const { status } = c.res;
    const seconds = (performance.now() - begun) / 1000;
    metrics.requestDone(method, status, seconds);
    const level = status < 400 && (method === "GET" || method === "HEAD") ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    const ms = Math.round(seconds * 1000);
    log[level]({ request: id, method, path: redactPath(c.req.path), status, ms }, "request");
  };
}

const utf8 = new TextEncoder();

async function compressed(acceptEncoding: string | undefined, response: Response): Promise<Response> {
  const { status, headers } = response;
  // A file may be larger than what anyone holds in memory: it is passed on as it comes.
  if (headers.get("Content-Disposition")?.startsWith("attachment")) return response;
  const type = headers.get("Content-Type") ?? "";
  const text = documentIn(response);
  if (text === undefined && (!response.body || headers.has("Content-Encoding") || !worthCompressing(type, Infinity)))
    return response;
  headers.append("Vary", "Accept-Encoding");
  const body = text === undefined ? new Uint8Array(await response.arrayBuffer()) : utf8.encode(text);
  const encoding = worthCompressing(type, body.length) ? chooseEncoding(acceptEncoding, forOneAnswer) : undefined;
  if (!encoding) return new Response(body, { status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response((await compressQuickly(body, encoding)) as Buffer<ArrayBuffer>, { status, headers });
}
