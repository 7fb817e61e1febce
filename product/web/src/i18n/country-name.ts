/** The one place where the code of a country becomes its name: as people say it, where the standard's tables do not. */
import type { Locale } from "@product/domain/locales";

const preferredNames: Partial<Record<Locale, Readonly<Record<string, string>>>> = { es: { CI: "Costa de Marfil" } };
const tables = new Map<Locale, Intl.DisplayNames>();

export function countryName(code: string, locale: Locale): string {
  const table = tables.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  tables.set(locale, table);
  return preferredNames[locale]?.[code] ?? table.of(code) ?? code;
}
