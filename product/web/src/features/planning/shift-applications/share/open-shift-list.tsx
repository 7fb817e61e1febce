import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import type { OpenShift } from "#features/planning/shift-applications/queries.server.ts";
import { timeOf, weekdayAndTime } from "#i18n/format.ts";

/** Open shifts that a worker may apply for, each with one press. */
export function OpenShiftList({ shifts }: { shifts: readonly OpenShift[] }) {
  const t = useTranslations("shift-applications");
  const locale = useLocale();
  const { pathname } = useLocation();
  if (shifts.length === 0) return null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="text-sm text-fg-2">{t("text")}</p>
      <ul className="flex flex-col gap-3">
        {shifts.map(({ slotId, event, shift, role, place, startsAt, endsAt, timeZone }) => (
          <li key={slotId}>
            <article
              aria-label={`${event}, ${shift}`}
              className="flex flex-col gap-3 rounded-card border border-line bg-bg-raised p-4"
            >
              <h3 className="text-base font-semibold wrap-anywhere">{`${event}, ${shift}`}</h3>
              <p className="flex flex-col text-sm">
                <span className="num">
                  {weekdayAndTime(startsAt, locale, timeZone)}–{timeOf(endsAt, locale, timeZone)}
                </span>
                <span className="text-fg-2 wrap-anywhere">{[role, place].filter(Boolean).join(" · ")}</span>
              </p>
              <Form method="post" action={pathname} className="flex">
                <input type="hidden" name="slot" value={slotId} />
                <Button
                  type="submit"
                  name="answer"
                  value="apply"
                  size="large"
                  look="quiet"
                  aria-label={t("applyName", { shift: `${event}, ${shift}` })}
                  className="flex-1"
                >
                  {t("apply")}
                </Button>
              </Form>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
