import type { Locale } from "@product/domain/locales";

/** The address that sets the language cookie and comes back to the same page in that language. */
export const switchTo = (locale: Locale, path: string): string =>
  `/api/locale/${locale}?to=${encodeURIComponent(path)}`;
