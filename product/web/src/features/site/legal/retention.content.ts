/** How the table of terms is headed; its rows are the settings'. */
import type { Locale } from "@product/domain/locales";
import type { Ending } from "@product/domain/company/retention";
import type { LegalTable, LegalText } from "./legal-text.ts";

const heads: Record<Locale, LegalTable> = {
  en: { caption: "Retention periods", head: ["Data", "How long", "And then", "Because"], rows: [] },
  es: { caption: "Plazos de conservación", head: ["Datos", "Cuánto tiempo", "Y después", "Por qué"], rows: [] },
};

const endings: Record<Ending, Record<Locale, string>> = {
  delete: { en: "Deleted", es: "Se borran" },
  block: { en: "Blocked, then deleted", es: "Se bloquean y luego se borran" },
  anonymise: { en: "Anonymised", es: "Se anonimizan" },
};

const afterEmployment: Record<Locale, string> = { en: "Employment", es: "Contrato" };

export const retention = { ...heads, endings, afterEmployment };

/** The same text, with its table of terms filled. */
export const withRetention = (text: LegalText, rows: LegalTable["rows"]): LegalText => ({
  ...text,
  sections: text.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      typeof block === "object" && "table" in block && (block.table === heads.en || block.table === heads.es)
        ? { table: { ...block.table, rows } }
        : block,
    ),
  })),
});
