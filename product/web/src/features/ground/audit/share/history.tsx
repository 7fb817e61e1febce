import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import type { RecordHistory } from "#features/ground/audit/queries.server.ts";
import { useAuditWords } from "#features/ground/audit/words.ts";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";

/** For a page whose reader may not know what was done there is none. */
export const shownHistory = (entries: RecordHistory | undefined) => entries && <History entries={entries} />;

/** The last that was done to a record, at its end. The route names the slice "audit" among its messages. */
export function History({ entries: { kind, id, rows, timeZone, mayOpen } }: { entries: RecordHistory }) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const words = useAuditWords(timeZone);
  return (
    <section aria-labelledby="history" className="mt-8 border-t border-line pt-6">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="history" className="text-sm font-semibold">
          {t("history")}
        </h2>
        {mayOpen && rows.length > 0 && (
          <Link
            to={inLocale(`/admin/audit?${new URLSearchParams({ kind, id })}`, locale)}
            className="touch-target text-compact text-primary-text underline-offset-3 hover:underline"
          >
            {t("historyAll")}
          </Link>
        )}
      </div>
      {rows.length === 0 && <p className="text-compact text-fg-2">{t("historyNone")}</p>}
      <ol className="flex flex-col">
        {rows.map(({ id: actId, at, act, who, about, isAboutOneself }) => (
          <li key={actId} className="flex items-center gap-3 py-1.5 text-compact">
            <Avatar name={words.who(who)} size={24} />
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
              <span className="font-medium">{words.who(who)}</span>
              {mayOpen ? (
                <Link
                  to={inLocale(`/admin/audit/${actId}`, locale)}
                  className="touch-target text-fg-2 underline underline-offset-3"
                >
                  {words.act(act)}
                </Link>
              ) : (
                <span className="text-fg-2">{words.act(act)}</span>
              )}
              {about && <span className="text-fg-2">{about}</span>}
              {isAboutOneself && <span className="text-warn-text">{t("aboutOneself")}</span>}
              <time dateTime={at.toISOString()} className="num text-fg-3 sm:ml-auto">
                {dayAndTime(at, locale, timeZone)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
