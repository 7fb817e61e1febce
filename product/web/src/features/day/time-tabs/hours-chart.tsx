import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { SmallTable } from "#features/ground/listing/share/small-table.tsx";
import { hoursAndMinutes, shortDay } from "#i18n/format.ts";
import type { DayHours } from "./queries.server.ts";

const [height, left, bottom, step] = [150, 36, 20, 44];

/** Planned and worked hours of each day side by side, drawn on the server, and the same as a table. */
export function HoursChart({ days, lines }: { days: readonly DayHours[]; lines: number }) {
  const t = useTranslations("time-tabs");
  const [planned, worked] = [sumOf(days, "planned"), sumOf(days, "worked")];
  return (
    <section aria-labelledby="hours-chart" className="rounded-card border border-line">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-3.5 py-2.5 text-compact">
        <h2 id="hours-chart" className="text-sm font-semibold">
          {t("chart")}
        </h2>
        <ul className="ml-auto flex flex-wrap gap-x-4 text-xs text-fg-2">
          {(["planned", "worked"] as const).map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-[2px]" style={{ background: shades[kind] }} />
              {t(kind)}
            </li>
          ))}
        </ul>
      </header>
      <div className="overflow-x-auto px-3.5 py-3">
        <Bars days={days} />
      </div>
      <p className="num border-t border-line px-3.5 py-2 text-compact text-fg-2">
        {t("total", { worked: hoursAndMinutes(worked), planned: hoursAndMinutes(planned), n: lines })}
      </p>
      <details className="border-t border-line px-3.5 py-2 text-compact">
        <summary className="cursor-pointer text-primary-text">{t("asTable")}</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

const shades = { planned: "var(--line-2)", worked: "var(--fg-2)" } as const;
const sumOf = (days: readonly DayHours[], kind: keyof typeof shades) => days.reduce((sum, day) => sum + day[kind], 0);

function Bars({ days }: { days: readonly DayHours[] }) {
  const locale = useLocale();
  const most = Math.max(60, ...days.flatMap(({ planned, worked }) => [planned, worked]));
  const width = left + days.length * step;
  const floor = height - bottom;
  const tall = (minutes: number) => (minutes / most) * (floor - 14);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <line x1={left} x2={width} y1={floor} y2={floor} stroke="var(--line-2)" />
      <text x={left - 6} y={18} textAnchor="end" fontSize="11" fill="var(--fg-2)">
        {`${Math.round(most / 60)} h`}
      </text>
      {days.map(({ day, planned, worked }, place) => {
        const x = left + place * step + 8;
        return (
          <g key={day}>
            <rect x={x} y={floor - tall(planned)} width={13} height={tall(planned)} fill={shades.planned} rx={1} />
            <rect x={x + 14} y={floor - tall(worked)} width={13} height={tall(worked)} fill={shades.worked} rx={1} />
            <text x={x + 13} y={height - 5} textAnchor="middle" fontSize="10" fill="var(--fg-2)">
              {withoutWeekday(day, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const withoutWeekday = (day: string, locale: Locale) => shortDay(day, locale).replace(/^\p{L}+\.?,?\s/u, "");

function DayTable({ days }: { days: readonly DayHours[] }) {
  const t = useTranslations("time-tabs");
  const locale = useLocale();
  return (
    <SmallTable
      className="mt-2"
      headings={[t("day"), t("planned"), t("worked")]}
      rows={days.map(({ day, planned, worked }) => ({
        key: day,
        cells: [shortDay(day, locale), hoursAndMinutes(planned), hoursAndMinutes(worked)],
      }))}
    />
  );
}
