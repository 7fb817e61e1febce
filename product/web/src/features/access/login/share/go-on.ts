import { redirectDocument } from "react-router";
import { localeOf } from "#i18n/locale.ts";
import type { RequestFacts } from "#request/context.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import { localPath } from "#request/addresses/local-path.ts";
import { pageAddress } from "#request/addresses/page-address.ts";

/**
 * Sends a user who has just signed in through /login, which knows what is still owed and where they land. It loads a
 * new document, so that no data of the previous person stays in the browser.
 */
export const goOn = (request: Request, next = nextIn(request)): Response =>
  redirectDocument(loginAddress(localeIn(request), next), 303);

/** Back to /login with what went wrong on the way. */
export const backToLogin = (request: Request, problem: string): Response => {
  const address = loginAddress(localeIn(request), nextIn(request));
  return redirectDocument(`${address}${address.includes("?") ? "&" : "?"}problem=${problem}`, 303);
};

/** Where someone was going, if that is a page of this site. */
export const nextIn = (request: Request): string | undefined =>
  localPath(pageAddress(request).searchParams.get("next"));

export const localeIn = (request: Request) => localeOf(pageAddress(request).pathname);

/** The whole address of a page, for links that leave the site and come back. */
export const wholeAddress = (path: string, request: Request, { settings }: RequestFacts): string =>
  (settings.origin || new URL(request.url).origin) + path;
