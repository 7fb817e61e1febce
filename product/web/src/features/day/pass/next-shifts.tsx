import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { NeedsNet } from "./punches/punch-notes.tsx";
import { DaySign } from "./day-sign.tsx";
import type { ShownPass } from "./queries.server.ts";

const mostShown = 6;

/** Where they work next. */
export function NextShifts({ pass: { next } }: { pass: ShownPass }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  return (
    <section aria-labelledby="next" className="print:hidden">
      <h2 id="next" className="pass-heading">
        {t("nextShifts")}
      </h2>
      {next.length === 0 ? <p className="text-fg-2">{t("noneNext")}</p> : <NeedsNet />}
      <ul>
        {next.slice(0, mostShown).map(({ id, startsAt, endsAt, timeZone, event }) => (
          <li key={id} className="relative flex min-h-15 items-center gap-3 border-b border-line last:border-0">
            <DaySign at={startsAt} timeZone={timeZone} />
            <p className="flex min-w-0 grow flex-col">
              <b className="font-medium tabular-nums">
                <a href={inLocale(`/workerpass/shifts?offer=${id}`, locale)} className="after:absolute after:inset-0">
                  {timeOf(startsAt, locale, timeZone)}–{timeOf(endsAt, locale, timeZone)}
                </a>
              </b>
              <span className="text-sm text-fg-2 wrap-anywhere">{event}</span>
            </p>
            <span className="shrink-0 text-sm">
              <StatusLight tone="ok">{t("yours")}</StatusLight>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
