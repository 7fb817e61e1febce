import type { MiddlewareHandler } from "hono";
import { defaultLocale } from "@product/domain/locales";
import { inLocale, localeOf } from "#i18n/locale.ts";

/**
 * Someone who comes back from another site with a question that nobody knows any more is sent to the home page by the
 * authentication service. That page is kept for everyone and could not say why, so they go on to one that can.
 */
export const lostSignIn: MiddlewareHandler = async (c, next) => {
  // Nearly every request ends here, before its address is taken apart.
  if (!c.req.url.includes("error_code")) return next();
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (inLocale(pathname, defaultLocale) !== "/" || !searchParams.has("error_code")) return next();
  return c.redirect(inLocale("/auth/callback", localeOf(pathname)) + search, 302);
};
