import type { IncomingMessage } from "node:http";
import { Context } from "hono";

/** A socket comes past the app: behind a proxy it has the address that its headers tell, like every request. */
export function contextOf(incoming: IncomingMessage): Context {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Context(new Request("http://localhost", { headers }), { env: { incoming } });
}
