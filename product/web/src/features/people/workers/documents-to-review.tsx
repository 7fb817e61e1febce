import { useId } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Count } from "@product/ui/records/badge";
import { buttonClass } from "@product/ui/controls/button";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";

/** The work that waits for the reader: documents to review, and the link to those that end soon. */
export function DocumentsToReview({ n, most }: { n: number; most: number }) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const id = useId();
  const queue = inLocale("/admin/workers/documents", locale);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {t("needsYou")}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Link to={queue} className={buttonClass("quiet")}>
          {t("documentsToReview")}
          <Count tone={n > 0 ? "warn" : undefined}>{countUpTo(n, most, locale)}</Count>
        </Link>
        <Link to={`${queue}?view=ending`} className={buttonClass("quiet")}>
          {t("documentsEnding")}
        </Link>
      </div>
    </section>
  );
}
