/** What a route asks of the visitor before it is shown. Declared on the route: `middleware = [routeMiddleware("authenticated")]`. */
import { redirect, type MiddlewareFunction } from "react-router";
import type { Actor } from "@product/domain/actor";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext } from "./context.ts";
import { pageAddress } from "./page-address.ts";

type Check = (actor: Actor, address: URL) => Response | undefined;

const checks: Record<string, Check> = {
  authenticated: (actor, { pathname, search }) =>
    actor.kind === "person" ? undefined : goTo("/login", pathname, `?next=${encodeURIComponent(pathname + search)}`),
  unauthenticated: (actor, { pathname }) => (actor.kind === "person" ? goTo("/admin", pathname) : undefined),
};

/** An unknown name is a mistake in the route, told by name as soon as the route is loaded. */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  const check = checks[name];
  if (!check) throw new Error(`Unknown route middleware: '${name}'`);
  return ({ request, context }, next) => {
    const elsewhere = check(context.get(actorContext), pageAddress(request));
    if (elsewhere) throw elsewhere;
    return next();
  };
}

const goTo = (path: string, from: string, search = "") => redirect(`${inLocale(path, localeOf(from))}${search}`);
