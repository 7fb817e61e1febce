/** How the outside sees a request: forwarded headers count only when a configured proxy sent them. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isIP, type BlockList } from "node:net";

export type Outside = { address: string; origin: string };

export function seenFromOutside(
  c: Context,
  config: { siteUrl?: string | undefined; trustedProxies?: BlockList | undefined; tls?: unknown },
): Outside {
  const peer = peerAddress(c);
  const trusted = config.trustedProxies !== undefined && isAmong(config.trustedProxies, peer);
  const forwarded = (name: string) => (trusted ? c.req.header(name)?.split(",") : undefined);
  const scheme = forwarded("x-forwarded-proto")?.[0]?.trim() ?? (config.tls ? "https" : "http");
  const host = forwarded("x-forwarded-host")?.[0]?.trim() ?? c.req.header("host") ?? "";
  return {
    address: lastUntrusted(forwarded("x-forwarded-for") ?? [], config.trustedProxies) ?? peer,
    origin: config.siteUrl ?? `${scheme}://${host}`,
  };
}

export function peerAddress(c: Context): string {
  // A request made inside the process (a test, a prerender) has no socket.
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return address?.replace(/^::ffff:/, "") ?? "127.0.0.1";
}

/** Each proxy appends whom it heard from, so the truth is read from the right, past our own proxies. */
function lastUntrusted(chain: string[], proxies: BlockList | undefined): string | undefined {
  return chain
    .map((address) => address.trim())
    .filter((address) => isIP(address) !== 0)
    .findLast((address) => !proxies || !isAmong(proxies, address));
}

const isAmong = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
