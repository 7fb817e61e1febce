/** Sends visitors to their language, and remembers the one that an address names. Crawlers, files and calls are left alone. */
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import { defaultLocale, type Locale } from "@product/domain/locales";
import { chooseLocale, knownLocale, localeCookie } from "#i18n/choose-locale.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { addAnswerHeader } from "./answer-headers.ts";
import { isCrawler } from "./crawlers.ts";

export type LocaleOptions = { domains: ReadonlyMap<string, Locale>; rootRedirect: string | undefined; secure: boolean };

export const localeRedirect =
  ({ domains, rootRedirect, secure }: LocaleOptions): MiddlewareHandler =>
  async (c, next) => {
    if (!isPageVisit(c)) return next();
    // As it was sent: a decoded path would not lead to the same page.
    const { pathname: path, search } = new URL(c.req.url);
    const cookie = getCookie(c, localeCookie.name);
    const named = localeOf(path);
    const isNamed = named !== defaultLocale;
    const hints = { cookie, acceptLanguage: c.req.header("accept-language"), host: c.req.header("host"), domains };
    const isRoot = inLocale(path, defaultLocale) === "/";
    const target = inLocale(isRoot && rootRedirect ? rootRedirect : path, isNamed ? named : chooseLocale(hints));
    if (target === path) await next();
    else c.res = localRedirect(c, target + search);
    if (isNamed && cookie !== named) addAnswerHeader(c, "Set-Cookie", cookieOf(named, secure));
  };

/** The language switch: sets the cookie first, then goes on to the same page. Works without JavaScript. */
export const switchLocale =
  (secure: boolean) =>
  (c: Context): Response => {
    const locale = knownLocale(c.req.param("locale"));
    const to = c.req.query("to") ?? "/";
    if (!locale || !URL.canParse(to, c.req.url)) return c.text("Bad Request", 400);
    const { pathname, search, origin } = new URL(to, c.req.url);
    const target = inLocale(pathname, locale);
    // Judged by what a browser will read: `//host` and `/\\host` are other sites to it.
    if (origin !== new URL(c.req.url).origin || !/^\/(?![/\\])/.test(target)) return c.text("Bad Request", 400);
    c.header("Set-Cookie", cookieOf(locale, secure));
    return localRedirect(c, target + search);
  };

function localRedirect(c: Context, target: string): Response {
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Cookie, Accept-Language");
  return c.redirect(target, 302);
}

const cookieOf = (locale: Locale, secure: boolean) =>
  serialize(localeCookie.name, locale, { path: "/", maxAge: localeCookie.maxAge, sameSite: "Lax", secure });

const isPageVisit = (c: Context) =>
  c.req.method === "GET" &&
  (c.req.header("accept") ?? "").includes("text/html") &&
  !/^\/(api|_i18n|builds|assets|__manifest)(\/|$)/.test(c.req.path) &&
  !/\.(data|json)$/.test(c.req.path) &&
  !isCrawler(c.req.header("user-agent"));
