import { defaultLocale, locales, type Locale } from "@product/domain/locales";

/** The first segment of the path decides; everything without a known prefix is in the default language. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return locales.find(({ code }) => code === first && code !== defaultLocale)?.code ?? defaultLocale;
}

export const isoOf = (locale: Locale): string => locales.find(({ code }) => code === locale)!.iso;

/** The same page in a language: `/admin` ⇄ `/es/admin`. */
export function inLocale(pathname: string, locale: Locale): string {
  const bare = localeOf(pathname) === defaultLocale ? pathname : pathname.slice(3) || "/";
  if (locale === defaultLocale) return bare;
  return bare === "/" ? `/${locale}` : `/${locale}${bare}`;
}
