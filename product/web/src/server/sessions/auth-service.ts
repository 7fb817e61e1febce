/** How this server reaches the services for signing in and for files: the embedded ones without leaving the process, or hosted ones. */
import { createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { deviceCookie } from "@platform/auth/limits/known-devices";
import type { Platform } from "@platform/host/create-platform";
import type { AsServer } from "#request/session.ts";
import { cookiesIn, sessionCookie } from "./session-cookie.ts";

export type AuthService = {
  url: string;
  publishableKey: string;
  secretKey: string;
  /**
   * Calls the service on behalf of whoever sent this request, so that limits count them and not this server. `onCookies` gets
   * what the service leaves in their browser.
   */
  fetchFor: (caller: Caller, onCookies?: OnCookies) => typeof fetch;
  /** The caller's browser, if someone signed in to the account with this address there before. A hosted service knows none. */
  knownDevice: (caller: Caller, address: string) => string | undefined;
};

/** `device` is the cookie by which the service knows a browser again. */
export type Caller = { address: string; userAgent: string; language: string; device?: string | undefined };

type OnCookies = (cookies: AnswerCookie[]) => void;

export function embeddedService(
  platform: Pick<Platform, "auth" | "storage" | "apiKeys" | "deviceIn">,
  siteUrl: string,
): AuthService {
  const services = new Hono().route("/auth/v1", platform.auth).route("/storage/v1", platform.storage);
  return {
    url: siteUrl,
    publishableKey: platform.apiKeys!.publishable[0]!,
    secretKey: platform.apiKeys!.secret[0]!,
    fetchFor:
      ({ address, device }, onCookies) =>
      async (input, init) => {
        const request = new Request(input, init);
        if (device) request.headers.set("cookie", deviceCookieOf(device));
        const response = await services.fetch(request, { clientAddress: address });
        onCookies?.(response.headers.getSetCookie());
        return response;
      },
    knownDevice({ device }, address) {
      const { id, knows } = platform.deviceIn(device ? deviceCookieOf(device) : null);
      return knows(address) ? id : undefined;
    },
  };
}

type Hosted = { url: string; publishableKey: string; secretKey: string };

export const hostedService = (hosted: Hosted, signInPatienceMs = 10_000): AuthService => ({
  ...hosted,
  fetchFor: () => (input, init) => {
    const isFile = new URL(input instanceof Request ? input.url : input).pathname.startsWith("/storage/");
    const signals = [init?.signal, isFile ? undefined : AbortSignal.timeout(signInPatienceMs)].filter(isThere);
    // Our key and what people type are for this service alone, so that it cannot send them on.
    return fetch(input, { ...init, redirect: "error", signal: AbortSignal.any(signals) });
  },
  knownDevice: () => undefined,
});

const isThere = (signal: AbortSignal | null | undefined) => signal != null;

/** The official client on the cookies of one request. `onCookies` gets what must go onto the answer. */
export function clientForRequest(
  service: AuthService,
  request: Request,
  caller: Caller,
  { secure, onCookies }: { secure: boolean; onCookies: OnCookies },
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
    global: { fetch: service.fetchFor(caller, onCookies), headers: headersOf(caller) },
  });
}

/** As the client names it, or as the service wrote it. */
export type AnswerCookie = CookieToSet | string;

type CookieToSet = {
  name: string;
  value: string;
  options: { maxAge?: number; path?: string; secure?: boolean };
};

/** A client that keeps nothing: for a check that must not touch the session at hand, or for the server's own acts. */
export const passingClient = (
  service: AuthService,
  key: string,
  caller?: Caller,
  onCookies?: OnCookies,
): SupabaseClient =>
  createClient(service.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: service.fetchFor(caller ?? { address: "127.0.0.1", userAgent: "", language: "" }, onCookies),
      headers: caller ? headersOf(caller) : {},
    },
  });

/** With the installation's own rights, for paths that the client has no method for. */
export const callAsServer =
  ({ url, secretKey, fetchFor }: AuthService): AsServer =>
  async (method, path, body) => {
    const response = await fetchFor({ address: "127.0.0.1", userAgent: "", language: "" })(`${url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        "content-type": "application/json",
        "x-supabase-api-version": "2024-01-01",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: response.status, body: answer };
  };

const deviceCookieOf = (device: string) => `${deviceCookie}=${device}`;

const headersOf = ({ userAgent, language }: Caller): Record<string, string> => ({
  "user-agent": userAgent,
  "accept-language": language,
});
