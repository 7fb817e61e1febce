/** Sends visitors to their language, and remembers the one that an address names. Crawlers, files and calls are left alone. */
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { defaultLocale, type Locale } from "@product/domain/locales";
import { chooseLocale, knownLocale, localeCookie } from "#i18n/choose-locale.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { isCrawler } from "./crawlers.ts";

export type LocaleOptions = { domains: ReadonlyMap<string, Locale>; rootRedirect: string | undefined; secure: boolean };

export const localeRedirect =
  ({ domains, rootRedirect, secure }: LocaleOptions): MiddlewareHandler =>
  async (c, next) => {
    if (!isPageVisit(c)) return next();
    const { path } = c.req;
    const cookie = getCookie(c, localeCookie.name);
    const named = localeOf(path);
    const isNamed = named !== defaultLocale;
    if (isNamed && cookie !== named) rememberLocale(c, named, secure);
    const hints = { cookie, acceptLanguage: c.req.header("accept-language"), host: c.req.header("host"), domains };
    const isRoot = inLocale(path, defaultLocale) === "/";
    const target = inLocale(isRoot && rootRedirect ? rootRedirect : path, isNamed ? named : chooseLocale(hints));
    if (target === path) return next();
    c.header("Cache-Control", "no-store");
    c.header("Vary", "Cookie, Accept-Language");
    return c.redirect(`${target}${new URL(c.req.url).search}`, 302);
  };

/** The language switch: sets the cookie first, then goes on to the same page. Works without JavaScript. */
export const switchLocale =
  (secure: boolean) =>
  (c: Context): Response => {
    const locale = knownLocale(c.req.param("locale"));
    const to = c.req.query("to") ?? "/";
    // Only to a path of ours: `//host` and `/\host` are other sites to a browser.
    if (!locale || !/^\/(?![/\\])/.test(to)) return c.text("Bad Request", 400);
    rememberLocale(c, locale, secure);
    const { pathname, search } = new URL(to, c.req.url);
    c.header("Cache-Control", "no-store");
    return c.redirect(`${inLocale(pathname, locale)}${search}`, 302);
  };

const rememberLocale = (c: Context, locale: Locale, secure: boolean) =>
  setCookie(c, localeCookie.name, locale, { path: "/", maxAge: localeCookie.maxAge, sameSite: "Lax", secure });

const isPageVisit = (c: Context) =>
  c.req.method === "GET" &&
  (c.req.header("accept") ?? "").includes("text/html") &&
  !/^\/(api|_i18n|builds|assets|__manifest)(\/|$)/.test(c.req.path) &&
  !/\.(data|json)$/.test(c.req.path) &&
  !isCrawler(c.req.header("user-agent"));
