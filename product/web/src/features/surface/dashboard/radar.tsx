import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { shortDay, shortWeekday } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { figureAddress, type ShownFigure } from "#request/slices/figures.ts";
import type { Board } from "./board.server.ts";
import { Card } from "./card.tsx";

type RadarProps = { radar: NonNullable<Board["radar"]>; figure: ShownFigure | undefined };

/** Two weeks of what the rules say of the unpublished rota, by day; each number leads to its findings. */
export function Radar({ radar: { days, rows }, figure }: RadarProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const breaches = figure?.n ?? 0;
  return (
    <Card
      title={t("radar")}
      about={t("radarText")}
      end={
        <Link to={inLocale(figureAddress("findings-ahead"), locale)} className="way">
          {t("radarList")}
        </Link>
      }
      foot={
        <>
          <span className="key key-bad">{t("wouldBreak")}</span>
          <span className="key key-warn">{t("needsAttention")}</span>
        </>
      }
    >
      <div className="p-4">
        <Callout tone={breaches > 0 ? "bad" : "ok"}>
          {breaches > 0 ? t("radarBreach", { n: breaches }) : t("radarClear")}
        </Callout>
        <section
          className="radar-frame"
          aria-label={t("radarText")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is scrolled by keys
          tabIndex={0}
        >
          <table className="radar">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t("rule")}</span>
                </th>
                {days.map((day, index) => (
                  <th key={day} scope="col" data-today={index === 0 || undefined}>
                    <span>{shortWeekday(day, locale)}</span>
                    {Number(day.slice(8))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, cells }) => (
                <tr key={row}>
                  <th scope="row">{t(`radar:${row}`)}</th>
                  {days.map((day) => {
                    const cell = cells.find((each) => each.day === day);
                    if (!cell)
                      return (
                        <td key={day} aria-label={t("noneCell")}>
                          <span className="radar-none" />
                        </td>
                      );
                    const query = new URLSearchParams({ day, row, severity: cell.severity });
                    const cellWords = { ...cell, row: t(`radar:${row}`), day: shortDay(day, locale) };
                    return (
                      <td key={day}>
                        <Link
                          to={inLocale(`${figureAddress("findings-ahead")}?${query}`, locale)}
                          className="radar-cell num"
                          data-severity={cell.severity}
                          aria-label={t("radarCell", cellWords)}
                        >
                          {cell.n}
                        </Link>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  );
}
