import type { BothLanguages, FormDefinition } from "@product/domain/forms/definition";
import type { Locale } from "@product/domain/locales";

/** In the reader's language, or else in the other. */
export const nameOf = (text: BothLanguages, locale: Locale): string =>
  text[locale] || text[locale === "es" ? "en" : "es"];

/** The name of the page or field with that key. */
export function calledIn({ pages }: FormDefinition, key: string, locale: Locale): string {
  const page = pages.find((each) => each.key === key);
  const field = pages.flatMap(({ fields }) => fields).find((each) => each.key === key);
  const text = page?.title ?? field?.label;
  return (text && nameOf(text, locale)) || key;
}
