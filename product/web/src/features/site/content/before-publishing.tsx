import { useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import type { Check } from "./queries.server.ts";

type BeforePublishingProps = { checks: readonly Check[]; links: number; missing: readonly ("en" | "es")[] };

/**
 * The faults that keep the saved text from being published, in red; the things that its readers would miss, in amber.
 */
export function BeforePublishing({ checks, links, missing }: BeforePublishingProps) {
  const t = useTranslations("content");
  const nameOf = (language: "en" | "es") => t(language === "es" ? "spanish" : "english");
  return (
    <section aria-labelledby="before-publishing">
      <h2 id="before-publishing" className="mb-2 text-sm font-semibold">
        {t("before")}
      </h2>
      <ul className="flex flex-col gap-2 text-compact">
        {checks.map((check, at) => (
          <li key={at} className="flex gap-2">
            <StatusGlyph tone={"fault" in check ? "bad" : "warn"} />
            {"fault" in check ? (
              <span className="min-w-0 wrap-anywhere">
                {t(`fault:${check.fault.code}`, { what: check.fault.what })}
                <span className="block text-fg-3">
                  {t("inLanguage", { language: nameOf(check.language), line: String(check.fault.line) })}
                </span>
              </span>
            ) : (
              <span className="min-w-0 wrap-anywhere">
                {t("nowhere", { language: nameOf(check.language), to: check.nowhere })}
              </span>
            )}
          </li>
        ))}
        {missing.map((language) => (
          <li key={language} className="flex gap-2">
            <StatusGlyph tone="warn" />
            <span>{t("languageMissing", { language: nameOf(language) })}</span>
          </li>
        ))}
        {checks.length + missing.length === 0 && (
          <li className="flex gap-2">
            <StatusGlyph tone="ok" />
            {t("allWell", { n: links })}
          </li>
        )}
      </ul>
    </section>
  );
}
