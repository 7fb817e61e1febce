import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Count } from "@product/ui/records/badge";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Board } from "./board.server.ts";
import { Card } from "./card.tsx";

/** Tasks that wait for the reader, the largest heap first. */
export function MyTasks({ tasks }: Pick<Board, "tasks">) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  return (
    <Card title={t("tasks")} count={tasks.length > 0 && <Count tone="warn">{tasks.length}</Count>}>
      {tasks.length === 0 ? (
        <div className="px-4 py-6 text-center text-sm">
          <p className="font-medium">{t("none")}</p>
          <p className="mx-auto mt-1 max-w-[42ch] text-balance text-fg-2">{t("noneText")}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {tasks.map(({ title, at, n, most, each }) => (
            <li key={title} className="px-4 py-3 text-compact">
              <div className="flex min-h-7 items-center gap-2.5">
                <span className="font-medium text-pretty">{title}</span>
                <Count tone="warn">{countUpTo(n, most, locale)}</Count>
                {at && (
                  <Link
                    to={inLocale(at, locale)}
                    aria-label={t("openTask", { title })}
                    className={`${buttonClass("quiet", "row")} ml-auto`}
                  >
                    {t("open")}
                  </Link>
                )}
              </div>
              {each && (
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {each.map(({ name, at: place }) => (
                    <li key={place}>
                      <Link to={inLocale(place, locale)} className="way text-primary-text">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
