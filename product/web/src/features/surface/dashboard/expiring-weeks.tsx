import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { countUpTo, monthOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { figureAddress, type ShownFigure } from "#request/slices/figures.ts";
import type { Board } from "./board.server.ts";
import { Card } from "./card.tsx";

type ExpiringWeeksProps = {
  weeks: NonNullable<Board["expiring"]>;
  figure: ShownFigure | undefined;
};

/** How many documents end in each of the coming weeks. */
export function ExpiringWeeks({ weeks, figure }: ExpiringWeeksProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const here = inLocale(figureAddress("expiring-documents"), locale);
  const most = Math.max(1, ...weeks.map(({ n }) => n));
  return (
    <Card
      title={t("expiring")}
      about={t("weeks")}
      end={
        figure && (
          <Link to={here} className="way num font-semibold text-fg">
            {countUpTo(figure.n, figure.most, locale)}
          </Link>
        )
      }
    >
      <ol className="flex flex-1 flex-col justify-around gap-1.5 px-4 py-3">
        {weeks.map(({ week, n }) => (
          <li key={week} className="week-bar">
            <span className="num text-xs whitespace-nowrap text-fg-2">
              <span className="sr-only">{t("weekOf")} </span>
              {Number(week.slice(8))} {monthOf(week, locale)}
            </span>
            <i aria-hidden style={{ width: `${(100 * n) / most}%` }} />
            {n > 0 ? (
              <Link to={`${here}?week=${week}`} className="way num text-right text-compact font-medium">
                {n}
              </Link>
            ) : (
              <span className="num text-right text-compact text-fg-3">0</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
