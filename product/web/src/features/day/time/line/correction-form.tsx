import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";
import { correctionForm } from "#features/day/time/schema.ts";

type CorrectionFormProps = { screen: LineScreen; reply: FormReply | undefined };

/** A time as it was, for both sides to agree to. */
export function CorrectionForm({ screen, reply }: CorrectionFormProps) {
  const t = useTranslations("time");
  const here = useLocation().pathname;
  const sentences = useFieldSentences();
  const typed = reply?.result.initialValue && "kind" in reply.result.initialValue ? reply : undefined;
  const fields = formFields("correct", ["kind", "at", "reason"], { ...screen.begin, reason: "" }, typed);
  return (
    <Form
      method="post"
      action={`${here}?do=propose`}
      noValidate={useNoValidate()}
      aria-labelledby="correct"
      className="flex max-w-xl flex-col gap-4"
    >
      <div>
        <h2 id="correct" className="text-base font-semibold">
          {t("correct")}
        </h2>
        <p className="mt-1 text-compact text-pretty text-fg-2">{t("correctText")}</p>
      </div>
      <SubmissionKey value={screen.submissionKey} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={fields.kind.id}
          name="kind"
          label={t("which")}
          defaultValue={fields.kind.initialText}
          errors={sentences(fields.kind.errors)}
        >
          {correctionForm.shape.kind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(`punch:${kind}`)}
            </option>
          ))}
        </SelectField>
        <Field
          id={fields.at.id}
          name="at"
          type="datetime-local"
          label={t("at")}
          help={t("atHelp", { zone: screen.row.timeZone })}
          defaultValue={fields.at.initialText}
          errors={sentences(fields.at.errors)}
          required
        />
      </div>
      <TextField field={fields.reason} label={t("reason")} help={t("reasonHelp")} max={500} lines={2} required />
      <div>
        <Button type="submit" look="primary" size="form" className="max-sm:w-full">
          {t("proposeIt")}
        </Button>
      </div>
    </Form>
  );
}
