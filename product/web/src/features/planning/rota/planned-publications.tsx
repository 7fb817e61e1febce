import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { PlannedPublication } from "#features/planning/rota-publications/queries.server.ts";
import { dayAndTime } from "#i18n/format.ts";
import { refusalKey } from "#i18n/refusal-words.ts";

/** Planned publications, and those that failed when their time came. */
export function PlannedPublications({ planned }: { planned: readonly PlannedPublication[] }) {
  const t = useTranslations("rota");
  const refused = useTranslations("request");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (planned.length === 0) return null;
  const to = new URLSearchParams(search);
  to.set("do", "call-off");
  return (
    <section aria-labelledby="planned" className="mb-5 max-w-4xl rounded-card border border-line">
      <h2 id="planned" className="px-4 pt-3 text-sm font-semibold">
        {t("planned")}
      </h2>
      <ul className="divide-y divide-line text-compact">
        {planned.map(({ id, publishAt, timeZone, n, by, outcome, refusedBy }) => {
          const moment = dayAndTime(new Date(publishAt), locale, timeZone);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <span className="min-w-0 flex-1">
                {t("plannedFor", { n, moment, name: by ?? t("someone") })}
                {outcome === "refused" && (
                  <span className="block text-bad-text">
                    {t("plannedRefused", { why: refused(refusalKey(refusedBy as never), {} as never) })}
                  </span>
                )}
              </span>
              {outcome === null && (
                <Form method="post" action={`${pathname}?${to.toString()}`}>
                  <input type="hidden" name="publicationId" value={id} />
                  <Button type="submit" look="quiet" aria-label={t("callOffWhat", { moment })}>
                    {t("callOff")}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
