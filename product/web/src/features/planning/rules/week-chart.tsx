import { useLocale, useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { hoursAndMinutes, weekdayAndDay } from "#i18n/format.ts";
import type { Trial } from "./trial.server.ts";

const hours = [9, 13, 17, 21, 25];

/** The typed shifts day by day, from five to five; what blocks or warns has its colour, and the night lies behind. */
export function WeekChart({ rows, night }: Trial["weeks"]) {
  const t = useTranslations("rules");
  const locale = useLocale();
  return (
    <section aria-label={t("week")} className="overflow-x-auto rounded-card border border-line px-4 py-3">
      <div className="min-w-[34rem]">
        <div aria-hidden className="grid grid-cols-[5.5rem_1fr_4rem] pb-1 text-xs text-fg-2">
          <span>{t("startsAtFive")}</span>
          <span className="relative h-4">
            {hours.map((hour) => (
              <span
                key={hour}
                className="num absolute -translate-x-1/2"
                style={{ left: `${((hour - 5) / 24) * 100}%` }}
              >
                {String(hour % 24).padStart(2, "0")}:00
              </span>
            ))}
          </span>
          <span className="num text-right">{hoursAndMinutes(rows.reduce((sum, row) => sum + row.minutes, 0))}</span>
        </div>
        <ol>
          {rows.map(({ day, minutes, bars }) => (
            <li
              key={day}
              className="grid h-9 grid-cols-[5.5rem_1fr_4rem] items-center border-t border-line text-compact"
            >
              <span className="truncate first-letter:uppercase">{weekdayAndDay(day, locale)}</span>
              <span className="relative h-full">
                <span
                  aria-hidden
                  className="absolute inset-y-0 bg-bg-subtle"
                  style={{ left: `${night.left}%`, width: `${night.width}%` }}
                />
                {bars.map(({ line, label, left, width, severity }) => (
                  <span
                    key={line}
                    className={classes(
                      "num absolute inset-y-1.5 flex items-center overflow-hidden rounded-[4px] border px-1.5 text-xs whitespace-nowrap",
                      severity === "block"
                        ? "border-bad bg-bad-tint text-bad-text"
                        : severity === "warn"
                          ? "border-warn-line bg-warn-tint text-warn-text"
                          : "border-info-line bg-info-tint text-info-text",
                    )}
                    style={{ left: `${left}%`, width: `${width}%` }}
                  >
                    {label}
                  </span>
                ))}
              </span>
              <span className="num text-right">{minutes === 0 ? "—" : hoursAndMinutes(minutes)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
