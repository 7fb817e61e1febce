import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { ColumnSubmit } from "#features/ground/forms/share/submit-button.tsx";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { dayAndTime } from "#i18n/format.ts";
import type { PageData, Reply } from "./right-to-work.page.tsx";

/** Mark for workers in business on their own account, of whom no check is asked: author and reason. */
export function SelfEmployedPart({ page, reply }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  const { timeZone } = useWorkerFrame();
  const { pathname } = useLocation();
  const { mark, mayEdit } = page;
  return (
    <FormPart heading={t("selfEmployed")} why={t("selfEmployedWhy")}>
      {mark && (
        <p className="text-compact wrap-anywhere">
          {t("selfEmployedMarked", {
            day: dayAndTime(mark.at, locale, timeZone),
            name: mark.by ?? t("someoneGone"),
            reason: mark.reason,
          })}
        </p>
      )}
      {mayEdit && mark && (
        <Form method="post" action={`${pathname}?do=remove-mark`}>
          <SubmissionKey value={page.submissionKey} />
          <Button type="submit" look="quiet">
            {t("unmark")}
          </Button>
        </Form>
      )}
      {mayEdit && !mark && <MarkForm page={page} reply={reply} />}
    </FormPart>
  );
}

function MarkForm({ page, reply: answer }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const reply = useReplyTo("self-employed", answer);
  const { reason } = formFields("self-employed", ["reason"] as const, { reason: "" }, reply);
  return (
    <Form method="post" action={`${pathname}?do=self-employed`} className="flex flex-col gap-4" noValidate>
      <Rejection reply={reply} fields={[{ ...reason, label: t("selfEmployedReason") }]} />
      <SubmissionKey value={page.submissionKey} />
      <Field
        id={reason.id}
        name="reason"
        label={t("selfEmployedReason")}
        help={t("selfEmployedReasonHelp")}
        defaultValue={reason.initialText}
        errors={sentences(reason.errors)}
        maxLength={300}
        required
      />
      <ColumnSubmit>{t("mark")}</ColumnSubmit>
    </Form>
  );
}
