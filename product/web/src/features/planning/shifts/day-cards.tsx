import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FillBar } from "@product/ui/records/fill-bar";
import { shortDay } from "#i18n/format.ts";
import type { ShiftRow } from "./queries.server.ts";

export type EventDay = { day: string; shifts: ShiftRow[] };

export function daysIn(shifts: readonly ShiftRow[]): EventDay[] {
  const byDay = Map.groupBy(shifts, ({ day }) => day);
  return [...byDay]
    .map(([day, dayShifts]) => ({ day, shifts: dayShifts }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days of an event, each with how far it is filled; the one that is shown stands out. */
export function DayCards({ days, current }: { days: readonly EventDay[]; current: string }) {
  const t = useTranslations("shifts");
  const locale = useLocale();
  return (
    <nav aria-label={t("days")} className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2.5">
      {days.map(({ day, shifts }) => {
        const fill = fillOf(shifts);
        const open = Math.max(0, fill.target - fill.confirmed);
        return (
          <Link
            key={day}
            to={`?day=${day}`}
            preventScrollReset
            aria-current={day === current ? "date" : undefined}
            className="flex flex-col gap-1.5 rounded-card border border-line px-3.5 py-2.5 text-compact hover:bg-bg-hover aria-[current=date]:border-primary aria-[current=date]:bg-bg-selected"
          >
            <span className="num flex justify-between gap-2">
              <b>{shortDay(day, locale)}</b>
              <span>
                <b>{fill.confirmed}</b>
                <span className="text-fg-3">/{fill.target}</span>
              </span>
            </span>
            <FillBar {...fill} />
            <span className={`text-xs ${open > 0 ? "text-warn-text" : "text-ok-text"}`}>
              {open > 0 ? t("open", { n: open }) : t("full")}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

function fillOf(shifts: readonly ShiftRow[]) {
  const slots = shifts.filter(({ state }) => state !== "cancelled").flatMap((shift) => shift.slots);
  const sum = (key: "confirmed" | "asked" | "minimum" | "target") => slots.reduce((n, slot) => n + slot[key], 0);
  return { confirmed: sum("confirmed"), asked: sum("asked"), minimum: sum("minimum"), target: sum("target") };
}
