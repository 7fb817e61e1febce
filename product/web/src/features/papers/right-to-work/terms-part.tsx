import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { calendarDay } from "#i18n/format.ts";
import type { PageData, Reply } from "./right-to-work.page.tsx";

/** When a student is in term, and what that means today. */
export function TermsPart({ page, reply }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  const { pathname } = useLocation();
  const removal = useReplyTo("remove-term", reply);
  return (
    <FormPart heading={t("terms")} why={t("termsWhy")}>
      <TermNow page={page} />
      <Rejection reply={removal} fields={[]} />
      {page.terms.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noTerms")}</p>
      ) : (
        <ul className="flex max-w-lg flex-col divide-y divide-line">
          {page.terms.map(({ id, firstDay, lastDay }) => {
            const days = `${calendarDay(firstDay, locale)} – ${calendarDay(lastDay, locale)}`;
            return (
              <li key={id} className="flex min-h-10 items-center gap-4 py-1 text-compact">
                <span className={`flex-1 ${lastDay < page.today ? "text-fg-3" : ""}`}>{days}</span>
                {page.mayEdit && (
                  <Form method="post" action={`${pathname}?do=remove-term`} preventScrollReset>
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" look="ghost" size="row" aria-label={t("removeTerm", { days })}>
                      {t("remove")}
                    </Button>
                  </Form>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {page.mayEdit && <NewTerm key={page.terms.length} page={page} reply={reply} />}
    </FormPart>
  );
}

function TermNow({ page: { termState, terms } }: { page: PageData }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  if (!termState) return null;
  const { hours, until } = termState;
  const day = until === null ? "" : calendarDay(until, locale);
  if (hours === null) return <StatusLight tone="ok">{t(until ? "freeUntil" : "free", { day })}</StatusLight>;
  if (terms.length === 0) return <StatusLight tone="warn">{t("termsUnknown", { hours })}</StatusLight>;
  return <StatusLight tone="warn">{t(until ? "inTermUntil" : "inTerm", { day, hours })}</StatusLight>;
}

const names = ["firstDay", "lastDay"] as const;

function NewTerm({ page, reply: answer }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const sentences = useFieldSentences();
  const { pathname } = useLocation();
  const reply = useReplyTo("add-term", answer);
  const fields = formFields("term", names, { firstDay: "", lastDay: "" }, reply);
  return (
    <Form method="post" action={`${pathname}?do=add-term`} noValidate className="flex flex-col gap-4">
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={page.submissionKey} />
      <div className="grid max-w-lg items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {names.map((name) => (
          <DayField
            key={name}
            id={fields[name].id}
            name={name}
            label={t(name)}
            help={t("dayHelp")}
            defaultValue={fields[name].initialText}
            errors={sentences(fields[name].errors)}
            required
          />
        ))}
      </div>
      <Button type="submit" look="quiet" size="form" className="self-start max-sm:w-full">
        {t("addTerm")}
      </Button>
    </Form>
  );
}
