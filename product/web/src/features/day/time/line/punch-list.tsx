import { useLocale, useTranslations } from "use-intl";
import { dayAndTime, dayTimeAndSeconds } from "#i18n/format.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";

/** All that was punched, in its order, also what was taken back. */
export function PunchList({ screen: { punches, row } }: { screen: LineScreen }) {
  const t = useTranslations("time");
  const locale = useLocale();
  return (
    <section aria-labelledby="punches">
      <h2 id="punches" className="mb-2 text-sm font-semibold">
        {t("punches")}
      </h2>
      {punches.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noPunches")}</p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line text-compact">
          {punches.map(({ id, kind, at, source, isVoided, holder }) => (
            <li key={id} className="num flex flex-wrap gap-x-3 px-3.5 py-2">
              <span className={`w-44 font-medium ${isVoided ? "line-through" : ""}`}>{t(`punch:${kind}`)}</span>
              <span>{dayTimeAndSeconds(new Date(at), locale, row.timeZone)}</span>
              <span className="text-fg-2">
                {t(`source:${source}`)}
                {holder?.heldSince &&
                  `: ${t("holder", {
                    device: holder.device,
                    since: dayAndTime(holder.heldSince, locale, row.timeZone),
                  })}`}
                {isVoided && `, ${t("voided")}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
