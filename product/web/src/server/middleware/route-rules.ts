/** The route rules in memory, read anew when an act changed one. */
import {
  redirectFor,
  rulesByPath,
  type Redirect,
  type RouteRule,
  type RulesByPath,
} from "@product/domain/site/route-rules";
import { defaultLocale } from "@product/domain/locales";
import { isOwnAddress } from "@product/domain/site/own-addresses";
import type { Availability } from "@product/database/availability";
import { allRouteRules, rulesOverOwnAddresses } from "#features/site/route-rules/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";

export type RouteRules = {
  redirectFor(path: string): Promise<Redirect | undefined>;
  forget(kinds: ReadonlySet<string>): void;
  forgetAll(): void;
};

type Options = { availability: Pick<Availability, "unlessAway">; listedHosts: readonly string[] };
type Say = (line: string) => void;

/** Says which rules are left out because they stand where the product itself does: they were saved before that was refused. */
export async function startRouteRules({ say, ...options }: Options & { say: Say }): Promise<RouteRules> {
  const leftOut = await rulesOverOwnAddresses();
  if (leftOut.length > 0)
    say(
      `Redirects from addresses of the program itself are left out: ${leftOut.join(", ")}. \`npm run admin -- drop-route-rules\` removes them.`,
    );
  return keepRouteRules(options);
}

export function keepRouteRules(options: Options): RouteRules {
  let known = rulesByPath([]);
  let isFresh = false;
  let fresh: Promise<void> | undefined;
  let reading = 0;
  const read = async () => {
    const ownReading = (reading += 1);
    try {
      const rules = await allRouteRules();
      // An older reading that comes in late must not undo a newer one.
      if (ownReading !== reading) return;
      known = rulesByPath(rules.filter((rule) => isListed(rule, options.listedHosts) && !isOwnAddress(rule.from)));
      isFresh = fresh !== undefined;
    } catch {
      // While the database is away the rules that were known last still hold.
      if (ownReading === reading) fresh = undefined;
    }
  };
  const forgetAll = () => {
    fresh = undefined;
    isFresh = false;
  };
  return {
    async redirectFor(path) {
      fresh ??= read();
      if (!isFresh) await options.availability.unlessAway(fresh);
      return lookUp(known, path);
    },
    forget(kinds) {
      if (kinds.has("route-rule")) forgetAll();
    },
    forgetAll,
  };
}

/** A host may have been taken off the list since the rule was saved. */
const isListed = ({ to }: RouteRule, hosts: readonly string[]) => !URL.canParse(to) || hosts.includes(new URL(to).host);

/** A rule is written for a path without language; it holds in each, and leads to the target in the same. */
function lookUp(rules: RulesByPath, path: string): Redirect | undefined {
  const exact = redirectFor(rules, path);
  if (exact) return exact;
  const locale = localeOf(path);
  if (locale === defaultLocale) return undefined;
  const redirect = redirectFor(rules, inLocale(path, defaultLocale));
  if (!redirect || redirect.external) return redirect;
  const to = inLocale(redirect.to, locale);
  return to === path ? undefined : { ...redirect, to };
}
