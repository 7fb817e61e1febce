/** How this server reaches the services for signing in and for files: the embedded ones without leaving the process, or hosted ones. */
import { createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import type { Platform } from "@platform/host/create-platform";
import { cookiesIn, sessionCookie } from "./session-cookie.ts";

export type AuthService = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /**
   * Calls the service on behalf of whoever sent this request, so that limits count them and not this server. A cookie of our own
   * service is for their browser.
   */
  fetchFor: (caller: Caller, onCookie?: (line: string) => void) => typeof fetch;
};

export type Caller = { address: string; userAgent: string; language: string };

export function embeddedService(
  platform: Pick<Platform, "auth" | "storage" | "apiKeys">,
  siteUrl: string,
): AuthService {
  const services = new Hono().route("/auth/v1", platform.auth).route("/storage/v1", platform.storage);
  return {
    url: siteUrl,
    publishableKey: platform.apiKeys!.publishable[0]!,
    secretKey: platform.apiKeys!.secret[0]!,
    fetchFor:
      ({ address }, onCookie) =>
      async (input, init) => {
        const response = await services.fetch(new Request(input, init), { clientAddress: address });
        for (const line of onCookie ? response.headers.getSetCookie() : []) onCookie?.(line);
        return response;
      },
  };
}

export const hostedService = (hosted: { url: string; publishableKey: string; secretKey: string }): AuthService => ({
  ...hosted,
  fetchFor: () => fetch,
});

/** The official client on the cookies of one request. `onCookies` gets what must go onto the answer. */
export function clientForRequest(
  service: AuthService,
  request: Request,
  caller: Caller,
  { secure, onCookies }: { secure: boolean; onCookies: (cookies: AnswerCookie[]) => void },
): SupabaseClient {
  const cookies = cookiesIn(request.headers.get("cookie") ?? "");
  return createServerClient(service.url, service.publishableKey, {
    cookieOptions: { name: sessionCookie, secure },
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changed) => {
        for (const { name, value } of changed) cookies.set(name, value);
        onCookies(changed);
      },
    },
    global: { fetch: service.fetchFor(caller, (line) => onCookies([line])), headers: headersOf(caller) },
  });
}

/** As the client names it, or as the service wrote it. */
export type AnswerCookie = CookieToSet | string;

type CookieToSet = {
  name: string;
  value: string;
  options: { maxAge?: number; path?: string; secure?: boolean };
};

/** A client that keeps nothing: for a check that must not touch the session at hand, or for the server's own deeds. */
export const passingClient = (service: AuthService, key: string, caller?: Caller): SupabaseClient =>
  createClient(service.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: service.fetchFor(caller ?? { address: "127.0.0.1", userAgent: "", language: "" }),
      headers: caller ? headersOf(caller) : {},
    },
  });

const headersOf = ({ userAgent, language }: Caller): Record<string, string> => ({
  "user-agent": userAgent,
  "accept-language": language,
});
