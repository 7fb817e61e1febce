import type { Locale } from "@product/domain/locales";
import { lastRetentionChange, retentionRows } from "#features/company/retention/queries.server.ts";
import { termOf } from "#i18n/format.ts";
import { legalTextIn, type LegalTable, type LegalText } from "./legal-text.ts";
import { retention, withRetention } from "./retention.content.ts";

/** A legal page whose table of terms is filled from the settings. */
export const legalTextWithTerms = async (locale: Locale, texts: Record<Locale, LegalText>) => {
  const changed = (await lastRetentionChange())?.toISOString().slice(0, 10);
  const { text, revised } = legalTextIn(locale, texts, changed);
  return { text: withRetention(text, await termsIn(locale)), revised };
};

async function termsIn(locale: Locale): Promise<LegalTable["rows"]> {
  return (await retentionRows()).map(({ term, unit, countedFrom, ending, ...rule }) => {
    const words = termOf(term, unit, locale);
    return [
      locale === "es" ? rule.nameEs : rule.nameEn,
      countedFrom === "employment" ? `${retention.afterEmployment[locale]} + ${words}` : words,
      retention.endings[ending][locale],
      locale === "es" ? rule.basisEs : rule.basisEn,
    ];
  });
}
