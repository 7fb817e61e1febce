import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { StatusLight } from "@product/ui/records/status-light";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Refusals, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { PageData } from "./absences.page.tsx";
import type { ShownAbsence } from "./queries.server.ts";

type Reply = FormReply | undefined;

/** The newest first; what is over stands back. */
export function AbsenceList({ page, reply }: { page: PageData; reply: Reply }) {
  const t = useTranslations("absences");
  if (page.absences.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <ul aria-label={t("absences")} className="flex flex-col divide-y divide-line">
      {page.absences.map((absence) => (
        <Entry key={absence.id} absence={absence} page={page} reply={reply} />
      ))}
    </ul>
  );
}

function Entry({ absence, page, reply }: { absence: ShownAbsence; page: PageData; reply: Reply }) {
  const t = useTranslations("absences");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { worker } = useWorkerFrame();
  const { id, firstDay, lastDay } = absence;
  const isOver = lastDay !== null && lastDay < page.today;
  const isNow = firstDay <= page.today && !isOver;
  const from = calendarDay(firstDay, locale);
  const days =
    lastDay === null
      ? t("openDays", { day: from })
      : firstDay === lastDay
        ? from
        : `${from} – ${calendarDay(lastDay, locale)}`;
  return (
    <li className="flex flex-col gap-2 py-2 text-compact">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="sm:min-w-32">
          <StatusLight tone={isOver ? "idle" : isNow ? "bad" : "warn"}>{t(isNow ? "now" : "absent")}</StatusLight>
        </span>
        <span className="min-w-0 flex-1">
          {days}
          {"kind" in absence && <span className="text-fg-2"> · {t(`kind:${absence.kind}`)}</span>}
          {"document" in absence && absence.document && (
            <>
              {" · "}
              <Link
                to={inLocale(`/admin/workers/${worker.id}/documents`, locale)}
                className="touch-target underline underline-offset-3"
              >
                {absence.document}
              </Link>
            </>
          )}
        </span>
        {page.mayEdit && (
          <Form method="post" action={`${pathname}?do=remove`} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" look="ghost" size="row" aria-label={t("removeOf", { days })}>
              {t("remove")}
            </Button>
          </Form>
        )}
      </div>
      {page.mayEdit && lastDay === null && <End absence={absence} reply={reply} />}
    </li>
  );
}

/** For one that nobody knew the end of. */
function End({ absence: { id, firstDay, version }, reply: answer }: { absence: ShownAbsence; reply: Reply }) {
  const t = useTranslations("absences");
  const locale = useLocale();
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const sent = useReplyTo("end", answer);
  const reply = sent?.result.initialValue?.["id"] === id ? sent : undefined;
  const { lastDay } = formFields(`end-${id}`, ["lastDay"], { lastDay: "" }, reply);
  return (
    <Form method="post" action={`${pathname}?do=end`} noValidate preventScrollReset className="flex flex-col gap-2">
      {reply && reply.refusals.length > 0 && <Refusals reply={reply} />}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap items-end gap-3">
        <DayField
          id={lastDay.id}
          name="lastDay"
          label={t("backOf", { day: calendarDay(firstDay, locale) })}
          defaultValue={lastDay.initialText}
          errors={sentences(lastDay.errors)}
          required
        />
        <Button type="submit" look="quiet">
          {t("end")}
        </Button>
      </div>
    </Form>
  );
}
