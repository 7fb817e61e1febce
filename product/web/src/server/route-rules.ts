/** The route rules in memory, read anew when an act changed one. */
import { redirectFor, type Redirect, type RouteRule } from "@product/domain/route-rules";
import { defaultLocale } from "@product/domain/locales";
import { allRouteRules } from "#features/route-rules/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";

export type RouteRules = {
  redirectFor(path: string): Promise<Redirect | undefined>;
  forget(kinds: ReadonlySet<string>): void;
  forgetAll(): void;
};

export function keepRouteRules(): RouteRules {
  let known: RouteRule[] = [];
  let fresh: Promise<void> | undefined;
  const read = async () => {
    known = await allRouteRules();
  };
  return {
    async redirectFor(path) {
      fresh ??= read();
      // While the database is away the rules that were known last still hold.
      await fresh.catch(() => (fresh = undefined));
      return lookUp(known, path);
    },
    forget(kinds) {
      if (kinds.has("route-rule")) fresh = undefined;
    },
    forgetAll() {
      fresh = undefined;
    },
  };
}

/** A rule is written for a path without language; it holds in each, and leads to the target in the same. */
function lookUp(rules: readonly RouteRule[], path: string): Redirect | undefined {
  const exact = redirectFor(rules, path);
  if (exact) return exact;
  const locale = localeOf(path);
  if (locale === defaultLocale) return undefined;
  const redirect = redirectFor(rules, inLocale(path, defaultLocale));
  return redirect && { ...redirect, to: redirect.external ? redirect.to : inLocale(redirect.to, locale) };
}
