/**
 * The conditions of a route on its visitor before it is shown. Declared on the route: `middleware =
 * [routeMiddleware("authenticated")]`.
 */
import { redirect, type MiddlewareFunction } from "react-router";
import type { Actor } from "@product/domain/actor";
import { localeOf } from "#i18n/locale.ts";
import { actorContext } from "./context.ts";
import { landingOf, loginAddress } from "./addresses/landing.ts";
import { pageAddress } from "./addresses/page-address.ts";

type Check = (actor: Actor, address: URL) => Response | undefined;

const checks: Record<string, Check> = {
  authenticated: (actor, { pathname, search }) =>
    actor.kind === "person" ? undefined : redirect(loginAddress(localeOf(pathname), pathname + search)),
  // A person who signed in but owes the second factor has the actor kind "nobody" still, and may stay to show it.
  unauthenticated: (actor, { pathname, searchParams }) =>
    actor.kind === "person" ? redirect(landingOf(actor, localeOf(pathname), searchParams.get("next"))) : undefined,
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
