import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShownFigure } from "#request/slices/figures.ts";

/** Each number leads to the rows that it counts. */
export function KeyFigures({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  return (
    <section aria-label={t("figures")} className="key-figures">
      {figures.map(({ key, title, tone, at, n, most }) => (
        <Link key={key} to={inLocale(at, locale)} className="key-figure">
          <span className="text-compact text-balance text-fg-2">{title}</span>
          <span className="mt-auto flex items-center gap-2">
            <b className="num text-figure">{countUpTo(n, most, locale)}</b>
            {n > 0 && tone !== "info" && <StatusGlyph tone={tone} />}
          </span>
        </Link>
      ))}
    </section>
  );
}
