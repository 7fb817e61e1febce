/** Redirects that staff declare: from a path of ours to another, or to a listed site outside. */
import { isOwnAddress } from "./own-addresses.ts";

export type RouteRule = { from: string; to: string; status: RedirectStatus; active: boolean };

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export type Redirect = { to: string; status: RedirectStatus; external: boolean };

export type RouteRuleRefusal =
  | { code: "route-rule.not-a-path"; path: string }
  | { code: "route-rule.own-address"; path: string }
  | { code: "route-rule.loop"; path: string }
  | { code: "route-rule.host-not-listed"; host: string };

/** The active rules by the path they are for: made once, and asked for every page. */
export type RulesByPath = ReadonlyMap<string, RouteRule>;

export const rulesByPath = (rules: readonly RouteRule[]): RulesByPath =>
  new Map(rules.filter((rule) => rule.active).map((rule) => [plain(rule.from), rule]));

/** Where a path leads in the end: rules that point to ruled paths are followed, and a circle leads nowhere. */
export function redirectFor(byPath: RulesByPath, path: string): Redirect | undefined {
  const seen = new Set<string>();
  let last: RouteRule | undefined;
  for (let at = plain(path); byPath.has(at); at = plain(last.to)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    last = byPath.get(at)!;
    if (isExternal(last.to)) break;
  }
  return last && { to: last.to, status: last.status, external: isExternal(last.to) };
}

/** Everything that keeps a rule from being saved beside the others. */
export function routeRuleRefusals(
  rule: RouteRule,
  others: readonly RouteRule[],
  listedHosts: readonly string[],
): RouteRuleRefusal[] {
  const refusals: RouteRuleRefusal[] = [];
  if (!isPath(rule.from)) refusals.push({ code: "route-rule.not-a-path", path: rule.from });
  else if (isOwnAddress(rule.from)) refusals.push({ code: "route-rule.own-address", path: rule.from });
  if (isExternal(rule.to)) {
    const host = hostOf(rule.to);
    if (!listedHosts.includes(host)) refusals.push({ code: "route-rule.host-not-listed", host });
  } else if (!isPath(rule.to)) {
    refusals.push({ code: "route-rule.not-a-path", path: rule.to });
  } else if (circles([...others.filter((other) => other.from !== rule.from), rule], rule.from)) {
    refusals.push({ code: "route-rule.loop", path: rule.from });
  }
  return refusals;
}

const isExternal = (target: string) => /^https?:\/\//i.test(target);
const isPath = (target: string) => /^\/(?![/\\])[^\s\\]*$/.test(target);
const hostOf = (target: string) => /^https?:\/\/([^/?#]*)/i.exec(target)![1]!.toLowerCase();

/** Without query, anchor and closing slash. */
const plain = (path: string) => path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");

function circles(rules: readonly RouteRule[], from: string): boolean {
  const next = new Map(rules.map((rule) => [plain(rule.from), rule.to]));
  const seen = new Set<string>();
  for (let at: string | undefined = plain(from); at !== undefined && !isExternal(at); at = next.get(plain(at))) {
    if (seen.has(plain(at))) return true;
    seen.add(plain(at));
  }
  return false;
}
