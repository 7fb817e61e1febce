import { useLocale, useTranslations } from "use-intl";
import { usualZone } from "@product/domain/time/zone";
import { dayAndTime } from "#i18n/format.ts";
import type { looksAt } from "#features/privacy/subject-data/queries.server.ts";

type Look = Awaited<ReturnType<typeof looksAt>>[number];

/** Revealed data with the person who revealed it and the time; newest first. */
export function Looks({ looks }: { looks: readonly Look[] }) {
  const t = useTranslations("own-data");
  const locale = useLocale();
  const what = (act: string) => {
    const key = `look:${act.replace(/^worker\./, "").replace(".", "/")}` as "look:reveal-pay";
    return t.has(key) ? t(key) : act;
  };
  return (
    <section aria-labelledby="looks">
      <h2 id="looks" className="font-semibold">
        {t("looks")}
      </h2>
      <p className="text-sm text-pretty text-fg-2">{t("revealsText")}</p>
      {looks.length === 0 && <p className="pt-3">{t("noLooks")}</p>}
      <ul className="pt-2">
        {looks.map(({ act, at, who }) => (
          <li key={`${at.toISOString()} ${act}`} className="flex flex-col border-b border-line py-2.5">
            <b className="font-medium">{what(act)}</b>
            <span className="text-sm text-fg-2">
              {who ?? t("someone")} · {dayAndTime(at, locale, usualZone)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
