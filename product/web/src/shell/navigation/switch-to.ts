import type { Locale } from "@product/domain/locales";

/** The address that sets the language cookie and comes back to the same page in that language. */
export const switchTo = (locale: Locale, path: string): string =>
  `/api/locale/${locale}?to=${encodeURIComponent(path)}`;

/** The same from where the reader stands now. The browser carries the part after `#` across the redirect. */
export const switchFromHere = (locale: Locale, { pathname, search, hash } = window.location): string =>
  switchTo(locale, pathname + search) + hash;
