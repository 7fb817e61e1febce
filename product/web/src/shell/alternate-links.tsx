import { defaultLocale, locales } from "@product/domain/locales";
import { inLocale, localeOf } from "#i18n/locale.ts";

/** Tells search engines which address this page has in each language, and which one is its own. */
export const AlternateLinks = ({ origin, pathname }: { origin: string; pathname: string }) => (
  <>
    <link rel="canonical" href={origin + inLocale(pathname, localeOf(pathname))} />
    {locales.map(({ code }) => (
      <link key={code} rel="alternate" hrefLang={code} href={origin + inLocale(pathname, code)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={origin + inLocale(pathname, defaultLocale)} />
  </>
);
