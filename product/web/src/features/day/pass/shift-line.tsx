import { useLocale } from "use-intl";
import type { Zone } from "@product/domain/time/zone";
import { timeOf } from "#i18n/format.ts";
import { DaySign } from "./day-sign.tsx";

type Shown = { event: string; role: string; startsAt: Date; endsAt: Date; timeZone: Zone };

/** When and what a shift is about that somebody is asked for or could apply for. */
export function ShiftLine({ event, role, startsAt, endsAt, timeZone }: Shown) {
  const locale = useLocale();
  return (
    <div className="flex gap-3">
      <DaySign at={startsAt} timeZone={timeZone} />
      <p className="flex min-w-0 flex-col">
        <b className="font-semibold wrap-anywhere">{event}</b>
        <span className="text-fg-2 tabular-nums">
          {timeOf(startsAt, locale, timeZone)}–{timeOf(endsAt, locale, timeZone)} · {role}
        </span>
      </p>
    </div>
  );
}
