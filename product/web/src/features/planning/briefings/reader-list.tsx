import { useLocale, useTranslations } from "use-intl";
import type { Zone } from "@product/domain/time/zone";
import { dayAndTime } from "#i18n/format.ts";
import type { Reader } from "./queries.server.ts";

export function ReaderList({ readers, timeZone }: { readers: readonly Reader[]; timeZone: Zone }) {
  const t = useTranslations("briefings");
  const locale = useLocale();
  const read = readers.filter(({ readAt }) => readAt !== null).length;
  return (
    <section aria-labelledby="readers" className="text-compact">
      <h2 id="readers" className="mb-2 text-sm font-semibold">
        {t("readers")}
      </h2>
      {readers.length === 0 ? (
        <p className="text-fg-2">{t("nobody")}</p>
      ) : (
        <>
          <p className="num mb-2 text-fg-2">{t("readCount", { read: String(read), all: String(readers.length) })}</p>
          <ul className="divide-y divide-line rounded-card border border-line">
            {readers.map(({ id, name, shift, readAt }) => (
              <li key={id} className="flex flex-col px-3.5 py-2">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-xs text-fg-2">
                  {shift}, {readAt ? t("readAt", { when: dayAndTime(readAt, locale, timeZone) }) : t("unread")}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
