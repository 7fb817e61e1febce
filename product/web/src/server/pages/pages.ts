/** Hands a request to React Router and puts the right policy around what comes back. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Availability } from "@product/database/availability";
import { databaseWasAway, diskIsFull } from "@platform/kernel/database-failures";
import type { Logger } from "@platform/kernel/logger";
import { localeOf } from "#i18n/locale.ts";
import { brandForPages, type KeptBrand } from "#features/company/branding/queries.server.ts";
import { menusIn, type KeptMenus } from "#features/site/menus/queries.server.ts";
import {
  actorContext,
  requestContext,
  type CompanyDetails,
  type PublicSettings,
  type RequestFacts,
} from "#request/context.ts";
import { filesContext, type Files } from "#request/ports/files.ts";
import { healthContext, type Health } from "#request/ports/health.ts";
import { mailboxContext, type Mailbox } from "#request/ports/mailbox.ts";
import { redirectHostsContext } from "#request/ports/redirect-hosts.ts";
import { sessionContext } from "#request/session.ts";
import { documentIn } from "#request/document.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { lessOf } from "#request/addresses/route-maps.ts";
import { pathFinder } from "#request/addresses/routes-of-path.ts";
import { bringTo } from "./bring-to.ts";
import type { Kept } from "./kept.ts";
import { errorAnswer } from "#server/middleware/error-answer.ts";
import type { CachedPages, Rendered } from "./page-cache.ts";
import { documentHeaders, type Policies } from "#server/middleware/security-headers.ts";
import type { Caller } from "#server/sessions/auth-service.ts";
import { noOne, ServiceAway, type Identified, type Identify } from "#server/sessions/identify-session.ts";
import { takeFramingSites } from "#request/addresses/framing-sites.ts";
import { withCookies } from "#server/sessions/session-cookies-out.ts";
import { unavailable } from "#server/middleware/unavailable.ts";

export type PagesOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  identify: Identify;
  callerOf: (c: Context) => Caller;
  demo: boolean;
  settings: PublicSettings;
  brand: Kept<KeptBrand>;
  menus: Kept<KeptMenus>;
  companies: Kept<CompanyDetails[]>;
  mailbox: Mailbox | undefined;
  files: Files;
  redirectHosts: readonly string[];
  health: Health;
  policies: Policies;
  secure: boolean;
  availability: Availability;
  log: Logger;
};

export type Pages = {
  /** A page for this request alone: who asks is known, scripts carry a nonce. */
  forOne(c: Context, requestId: string): Promise<Response>;
  /** A page that everyone gets alike: nobody asks, no cookie is read or set. */
  forEveryone(request: Request, requestId: string): Promise<Rendered>;
};

export function createPages({
  build,
  identify,
  callerOf,
  demo,
  settings,
  brand,
  menus,
  companies,
  mailbox,
  files,
  redirectHosts,
  health,
  policies,
  secure,
  availability,
  log,
}: PagesOptions): Pages {
  const route = handlerOf(build);
  const headers = documentHeaders(secure);

  const render = async (
    request: Request,
    facts: Pick<RequestFacts, "id" | "nonce" | "keepLoaderData">,
    who: () => Promise<Identified>,
    from?: { address: string; device: string },
  ): Promise<Response> => {
    const locale = localeOf(pageAddress(request).pathname);
    if (availability.isAway()) return unavailable(locale, headers);
    let databaseFailed = false;
    let full = false;
    const report = (error: unknown) => {
      databaseFailed ||= databaseWasAway(error);
      full ||= diskIsFull(error);
      if (databaseFailed) availability.doubt();
      log.error({ error, request: facts.id }, "request failed");
    };
    const answer = async () => {
      const context = new RouterContextProvider();
      context.set(requestContext, {
        ...facts,
        locale,
        demo,
        settings,
        brand: async () => brandForPages(await brand.now()),
        menus: async () => menusIn(locale, await menus.now()),
        companies: () => companies.now(),
        report,
      });
      const { actor, session, cookies } = await who();
      context.set(actorContext, { ...actor, request: { id: facts.id, ...(from ? { from } : {}) } });
      context.set(sessionContext, session);
      context.set(mailboxContext, mailbox);
      context.set(filesContext, files);
      context.set(redirectHostsContext, redirectHosts);
      context.set(healthContext, health);
      bringTo(context);
      return withCookies(await route(request, context), cookies);
    };
    const response = await availability.unlessAway(answer()).catch((error: unknown) => {
      if (!(error instanceof ServiceAway)) throw error;
      log.error({ error, request: facts.id }, "the authentication service is away");
      return undefined;
    });
    if (full) return unavailable(locale, headers, "full");
    return !response || databaseFailed ? unavailable(locale, headers) : response;
  };

  return {
    async forOne(c, id) {
      const nonce = randomBytes(16).toString("base64url");
      const caller = callerOf(c);
      const from = { address: caller.address, device: caller.userAgent.slice(0, 400) };
      const answer = await render(c.req.raw, { id, nonce }, () => identify(c.req.raw, caller), from);
      const response = errorAnswer(c, answer, id, log);
      const sites = takeFramingSites(response.headers);
      if (!response.headers.has("Content-Security-Policy"))
        response.headers.set("Content-Security-Policy", policies.withNonce(nonce, documentIn(response), sites));
      // A page may be stricter than the rest, as one whose address holds a key.
      for (const [name, value] of Object.entries(headers))
        if (!response.headers.has(name)) response.headers.set(name, value);
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
      return response;
    },
    async forEveryone(request, id) {
      let loaderData: object = {};
      const keepLoaderData = (data: object) => (loaderData = data);
      const response = await render(request, { id, nonce: undefined, keepLoaderData }, async () => noOne);
      return { response, loaderData };
    },
  };
}

/** One handler for each kind of address, made when it is first needed. In development there is one for everything. */
function handlerOf(build: PagesOptions["build"]): ReturnType<typeof createRequestHandler> {
  if (typeof build === "function") return createRequestHandler(build, import.meta.env.MODE);
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const routesOf = pathFinder(build.routes);
  return (request, context) => {
    const { key, cut } = routesOf(pageAddress(request).pathname);
    const handler = handlers.getOrInsertComputed(key, () => {
      const assets = lessOf(build.assets, cut(build.assets.routes));
      return createRequestHandler({ ...build, routes: cut(build.routes), assets }, import.meta.env.MODE);
    });
    return handler(request, context);
  };
}

/** Pages whose route says `handle.cached`: their full address and the kinds of record they show. */
export function cachedPagesOf(build: ServerBuild): CachedPages {
  const cached = Object.values(build.routes).flatMap((route) => {
    const kinds = (route?.module.handle as { cached?: readonly string[] } | undefined)?.cached;
    return route && kinds ? [[addressOf(route, build), kinds] as const] : [];
  });
  return new Map(cached);
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

function addressOf(route: ServerRoute, build: ServerBuild): string {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  const above = parent ? addressOf(parent, build) : "/";
  return route.path ? `${above === "/" ? "" : above}/${route.path}` : above;
}
