import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { timeAddress } from "#features/day/time/schema.ts";

/** The ways to the approved lines that keep a period from being closed. */
export function LateLines({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("time");
  const locale = useLocale();
  const late = (reply?.refusals ?? []).flatMap((refusal) => (refusal.code === "hours.late-punches" ? [refusal] : []));
  return late.map(({ n, lines }) => (
    <ul key="late" className="flex flex-col gap-1 text-compact">
      {lines.map(({ id, name, day }) => (
        <li key={id}>
          <Link to={inLocale(`${timeAddress}/${id}`, locale)} className="way">
            {t("goToLine", { name, day: calendarDay(day, locale) })}
          </Link>
        </li>
      ))}
      {n > lines.length && <li className="text-fg-2">{t("moreLate", { n: n - lines.length })}</li>}
    </ul>
  ));
}
