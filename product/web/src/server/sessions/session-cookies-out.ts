import { serializeCookieHeader } from "@supabase/ssr";
import type { AnswerCookie } from "./auth-service.ts";

/** Writes what the client changed onto the answer, and keeps that answer out of every cache. */
export function withCookies(response: Response, cookies: AnswerCookie[]): Response {
  if (cookies.length === 0) return response;
  // The last word on each cookie counts: a sign-in may have cleared it first.
  const last = new Map(cookies.map((cookie) => [typeof cookie === "string" ? cookie : cookie.name, cookie]));
  for (const cookie of last.values()) response.headers.append("Set-Cookie", lineOf(cookie));
  response.headers.set("Cache-Control", "private, no-cache, no-store, must-revalidate, max-age=0");
  response.headers.set("Expires", "0");
  response.headers.set("Pragma", "no-cache");
  return response;
}

const lineOf = (cookie: AnswerCookie): string =>
  typeof cookie === "string"
    ? cookie
    : serializeCookieHeader(cookie.name, cookie.value, { path: "/", sameSite: "lax", ...cookie.options });
