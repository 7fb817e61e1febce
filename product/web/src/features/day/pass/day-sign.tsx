import { useLocale } from "use-intl";
import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { shortWeekday } from "#i18n/format.ts";

/** The day of a shift as a leaf of a calendar. */
export function DaySign({ at, timeZone }: { at: Date; timeZone: Zone }) {
  const day = dayAt(at, timeZone);
  const [weekday] = shortWeekday(day, useLocale()).split(/[\s,]+/);
  return (
    <span className="flex w-10 shrink-0 flex-col items-center text-[13px] leading-4 text-fg-2">
      <span>{weekday}</span>
      <b className="text-xl leading-6 font-semibold tracking-[-0.02em] text-fg tabular-nums">{Number(day.slice(8))}</b>
    </span>
  );
}
