import { useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { ContractText } from "#features/company/contract-templates/share/contract-text.tsx";

/** A contract side by side in both languages. */
export function BothLanguages({ texts }: { texts: Record<Locale, string> }) {
  const t = useTranslations("engagements");
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {(["en", "es"] as const).map((language) => (
        <section key={language} className="rounded-card border border-line bg-bg-subtle px-4 py-3.5 text-compact">
          <p className="mb-2 text-fg-2">{t(language === "en" ? "inEnglish" : "inSpanish")}</p>
          <ContractText text={texts[language]} lang={language} />
        </section>
      ))}
    </div>
  );
}
