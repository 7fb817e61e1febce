import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { ColumnSubmit } from "#features/ground/forms/share/submit-button.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import type { PageData } from "./qualifications.page.tsx";

/** One more, as the worker says; of those with levels the level is chosen with it. */
export function ClaimPart({ page, reply: answer }: { page: PageData; reply: FormReply | undefined }) {
  const t = useTranslations("worker-qualifications");
  const sentences = useFieldSentences();
  const { pathname } = useLocation();
  const reply = useReplyTo("claim", answer);
  const { choice } = formFields("claim", ["choice"], { choice: "" }, reply);
  if (page.choices.length === 0) return <p className="text-compact text-fg-2">{t("allThere")}</p>;
  return (
    <Form method="post" action={`${pathname}?do=claim`} noValidate>
      <FormPart heading={t("add")} why={t("addWhy")}>
        <Rejection reply={reply} fields={[{ ...choice, label: t("choice") }]} />
        <SubmissionKey value={page.submissionKey} />
        <div className="max-w-md">
          <SelectField
            id={choice.id}
            name="choice"
            label={t("choice")}
            defaultValue={choice.initialText}
            errors={sentences(choice.errors)}
            required
          >
            <option value="">{t("choose")}</option>
            {page.choices.map(({ id, name, levels }) =>
              levels.length === 0 ? (
                <option key={id} value={id}>
                  {name}
                </option>
              ) : (
                <optgroup key={id} label={name}>
                  {levels.map((level, at) => (
                    <option key={level} value={`${id}/${at + 1}`}>
                      {`${name} · ${level}`}
                    </option>
                  ))}
                </optgroup>
              ),
            )}
          </SelectField>
        </div>
        <ColumnSubmit>{t("add")}</ColumnSubmit>
      </FormPart>
    </Form>
  );
}
