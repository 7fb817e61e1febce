/** The answer for a failed page to clients that do not show pages: programs get JSON, crawlers the bare status. */
import type { Context } from "hono";
import type { Logger } from "@platform/kernel/logger";
import { asReason, statusMessageHeader } from "#request/failures.ts";
import { isCrawler } from "./crawlers.ts";

export function errorAnswer(c: Context, page: Response, requestId: string, log: Logger): Response {
  const message = decodeURIComponent(page.headers.get(statusMessageHeader) ?? "");
  page.headers.delete(statusMessageHeader);
  if (page.status < 400) return page;
  if (message) setReason(c, message);
  const { status, headers } = page;
  if (wantsJson(c))
    return new Response(JSON.stringify(errorBody(status, message)), { status, headers: withType(headers) });
  if (isCrawler(c.req.header("user-agent"))) {
    log.warn({ request: requestId, status, message }, "a crawler met an error");
    return new Response(null, { status, headers: without(headers, "Content-Type") });
  }
  return page;
}

export const errorBody = (statusCode: number, statusMessage: string) => ({
  error: true,
  statusCode,
  statusMessage,
  message: statusMessage,
});

/** The reason phrase of HTTP/1.1. */
function setReason(c: Context, message: string): void {
  const { outgoing } = c.env ?? {};
  if (outgoing) outgoing.statusMessage = asReason(message);
}

const wantsJson = (c: Context) => {
  const accept = c.req.header("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
};
const withType = (headers: Headers) => {
  const changed = new Headers(headers);
  changed.set("Content-Type", "application/json; charset=utf-8");
  return changed;
};
const without = (headers: Headers, name: string) => {
  const changed = new Headers(headers);
  changed.delete(name);
  return changed;
};
