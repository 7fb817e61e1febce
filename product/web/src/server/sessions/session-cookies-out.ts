import { serializeCookieHeader } from "@supabase/ssr";
import type { CookieToSet } from "./auth-service.ts";

/** Writes what the client changed onto the answer, and keeps that answer out of every cache. */
export function withCookies(response: Response, cookies: CookieToSet[]): Response {
  if (cookies.length === 0) return response;
  // The last word on each cookie counts: a sign-in may have cleared it first.
  const last = new Map(cookies.map((cookie) => [cookie.name, cookie]));
  for (const { name, value, options } of last.values())
    response.headers.append(
      "Set-Cookie",
      serializeCookieHeader(name, value, { path: "/", sameSite: "lax", ...options }),
    );
  response.headers.set("Cache-Control", "private, no-cache, no-store, must-revalidate, max-age=0");
  response.headers.set("Expires", "0");
  response.headers.set("Pragma", "no-cache");
  return response;
}
