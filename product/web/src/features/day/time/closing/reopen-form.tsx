import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";

export function ReopenForm({ screen, reply }: { screen: LineScreen; reply: FormReply | undefined }) {
  const t = useTranslations("time");
  const here = useLocation().pathname;
  const { reopenReason } = formFields("reopen", ["reopenReason"], { reopenReason: "" }, reply);
  return (
    <Form
      method="post"
      action={`${here}?do=reopen`}
      noValidate={useNoValidate()}
      aria-label={t("reopen")}
      className="flex max-w-xl flex-col gap-4"
    >
      <SubmissionKey value={screen.submissionKey} />
      <TextField field={reopenReason} label={t("reopenReason")} help={t("reopenHelp")} max={500} lines={2} required />
      <div>
        <Button type="submit" look="danger" size="form">
          {t("reopen")}
        </Button>
      </div>
    </Form>
  );
}
