import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { termOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { CurrentProps } from "./current-application.tsx";
import { useLanguageWord } from "./language-word.ts";

/** The end of an application that is not approved, and the link to all held data. */
export function Afterwards({ page, review }: Omit<CurrentProps, "reply">) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const languageWord = useLanguageWord();
  const { language } = review;
  return (
    <div className="flex flex-col items-start gap-5 text-compact min-[88rem]:col-start-2 min-[88rem]:row-start-2">
      {page.term && (
        <section aria-labelledby="retention" className="self-stretch border-t border-line pt-4">
          <h3 id="retention" className="mb-1 text-sm font-semibold">
            {t("retentionTitle")}
          </h3>
          <p className="text-help text-pretty text-fg-2">
            {t("retention", {
              term: termOf(page.term.term, page.term.unit, locale),
              language: languageWord(language),
            })}
          </p>
        </section>
      )}
      {review.maySeeData && (
        <Link to={inLocale(`/admin/workers/review/${review.id}/data`, locale)} className="underline underline-offset-3">
          {t("dataLink")}
        </Link>
      )}
    </div>
  );
}
