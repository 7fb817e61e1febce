/** The route rules in memory, read anew when an act changed one. */
import { redirectFor, type Redirect, type RouteRule } from "@product/domain/site/route-rules";
import { defaultLocale } from "@product/domain/locales";
import type { Availability } from "@product/database/availability";
import { allRouteRules } from "#features/site/route-rules/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";

export type RouteRules = {
  redirectFor(path: string): Promise<Redirect | undefined>;
  forget(kinds: ReadonlySet<string>): void;
  forgetAll(): void;
};

export function keepRouteRules(options: {
  availability: Pick<Availability, "unlessAway">;
  listedHosts: readonly string[];
}): RouteRules {
  let known: RouteRule[] = [];
  let fresh: Promise<void> | undefined;
  let reading = 0;
  const read = async () => {
    const mine = (reading += 1);
    try {
      const rules = await allRouteRules();
      // An older reading that comes in late must not undo a newer one.
      if (mine === reading) known = rules.filter((rule) => isListed(rule, options.listedHosts));
    } catch {
      // While the database is away the rules that were known last still hold.
      if (mine === reading) fresh = undefined;
    }
  };
  return {
    async redirectFor(path) {
      fresh ??= read();
      await options.availability.unlessAway(fresh);
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

/** A host may have been taken off the list since the rule was saved. */
const isListed = ({ to }: RouteRule, hosts: readonly string[]) => !URL.canParse(to) || hosts.includes(new URL(to).host);

/** A rule is written for a path without language; it holds in each, and leads to the target in the same. */
function lookUp(rules: readonly RouteRule[], path: string): Redirect | undefined {
  const exact = redirectFor(rules, path);
  if (exact) return exact;
  const locale = localeOf(path);
  if (locale === defaultLocale) return undefined;
  const redirect = redirectFor(rules, inLocale(path, defaultLocale));
  if (!redirect || redirect.external) return redirect;
  const to = inLocale(redirect.to, locale);
  return to === path ? undefined : { ...redirect, to };
}
