import { useLocale, useTranslations } from "use-intl";
import { weekdayAndTime } from "#i18n/format.ts";
import type { ShiftsToRelease } from "./queries.server.ts";

/** The shifts that someone would no longer work. */
export function ToRelease({ count, shown, more }: ShiftsToRelease) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <div className="my-2 text-compact">
      <p className="mb-1 font-medium">{t("toRelease", { n: count })}</p>
      <ul className="list-disc pl-4">
        {shown.map(({ id, event, shift, at, timeZone }) => (
          <li key={id}>
            {event}, {shift}: <span className="num">{weekdayAndTime(new Date(at), locale, timeZone)}</span>
          </li>
        ))}
        {more > 0 && <li>{t("moreToRelease", { n: more })}</li>}
      </ul>
    </div>
  );
}
