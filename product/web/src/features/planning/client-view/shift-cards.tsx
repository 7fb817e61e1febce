import { useLocale, useTranslations } from "use-intl";
import { FillBar } from "@product/ui/records/fill-bar";
import { timeOf, weekdayAndTime } from "#i18n/format.ts";
import type { ClientView } from "./queries.server.ts";

export function ShiftCards({ view }: { view: ClientView }) {
  const t = useTranslations("client-view");
  const locale = useLocale();
  return (
    <section aria-labelledby="shifts" className="flex flex-col gap-3">
      <h2 id="shifts" className="text-lg font-semibold">
        {t("shifts")}
      </h2>
      {view.shifts.length === 0 && <p className="text-fg-2">{t("noShifts")}</p>}
      {view.shifts.map((shift) => (
        <article key={shift.id} aria-label={shift.title} className="rounded-card border border-line bg-bg-raised p-4">
          <h3 className="font-semibold wrap-anywhere">{shift.title}</h3>
          <p className="num text-sm text-fg-2">
            {weekdayAndTime(shift.startsAt, locale, view.timeZone)}–{timeOf(shift.endsAt, locale, view.timeZone)}
          </p>
          <ul className="mt-3 flex flex-col gap-3 text-sm">
            {shift.roles.map(({ role, target, agencySeats, confirmed, names }) => (
              <li key={role} className="flex flex-col gap-1">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{role}</span>
                  <span className="num">
                    {t("filled", { confirmed: String(confirmed), target: String(target) })}
                    {agencySeats > 0 && `, ${t("agency", { n: String(agencySeats) })}`}
                  </span>
                </span>
                <FillBar confirmed={confirmed} target={target} asked={0} minimum={0} />
                {names.length > 0 && <span className="text-fg-2">{names.join(", ")}</span>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
