import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { ShownFigure } from "#request/slices/figures.ts";

const sentences = {
  "open-places": "sumOpen",
  "events-below-minimum": "sumShort",
} as const;

/** The week in one sentence, of what the reader may know. */
export function WeekInWords({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const events = figures.find(({ key }) => key === "events-this-week");
  const lacking = (Object.keys(sentences) as (keyof typeof sentences)[]).flatMap((key) =>
    figures.filter((figure) => figure.key === key && figure.n > 0).map((figure) => ({ ...figure, key })),
  );
  return (
    <>
      {t("sumEvents", { n: events?.n ?? 0 })}
      {lacking.map(({ key, n, at }, index) => (
        <span key={key}>
          {index === 0 ? ": " : ", "}
          <Link to={inLocale(at, locale)} className="font-medium text-primary-text underline-offset-3 hover:underline">
            {t(sentences[key], { n })}
          </Link>
        </span>
      ))}
      .
    </>
  );
}
