import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";

/** A language within a sentence: small in Spanish, capital in English. */
export function useLanguageWord(): (language: Locale) => string {
  const t = useTranslations("applications");
  const isSpanish = useLocale() === "es";
  return (language) => (isSpanish ? t(`language:${language}`).toLowerCase() : t(`language:${language}`));
}
