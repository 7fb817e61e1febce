import { useTranslations } from "use-intl";
import { askTemplateNames, messageLength, rejectReasons } from "@product/domain/forms/decisions";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { SeveralAction } from "#features/site/applications/schema.ts";
import type { FormReply } from "#request/forms/form-action.ts";

/** The reason or message that goes with the decision. */
export function SeveralFields({ actionName, reply }: { actionName: SeveralAction; reply: FormReply | undefined }) {
  const t = useTranslations("several-applications");
  const words = useTranslations("applications");
  const sentences = useFieldSentences();
  const { reason, template, message } = formFields(
    "several",
    ["reason", "template", "message"],
    { reason: rejectReasons[0], template: "document", message: "" },
    reply,
  );
  const isSaid = actionName === "reject" || actionName === "ask-more";
  return (
    <>
      <Rejection reply={reply} fields={[{ ...message, label: t("message") }]} />
      {actionName === "reject" && (
        <SelectField id={reason.id} name="reason" label={t("reason")} defaultValue={reason.initialText}>
          {rejectReasons.map((each) => (
            <option key={each} value={each}>
              {words(`reason:${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {actionName === "ask-more" && (
        <SelectField id={template.id} name="template" label={t("template")} defaultValue={template.initialText}>
          {askTemplateNames.map((name) => (
            <option key={name} value={name}>
              {words(`template:${name}`)}
            </option>
          ))}
          <option value="">{t("noTemplate")}</option>
        </SelectField>
      )}
      {isSaid && (
        <Field
          id={message.id}
          name="message"
          label={t("message")}
          help={t("messageHelp")}
          lines={3}
          maxLength={messageLength}
          defaultValue={message.initialText}
          errors={sentences(message.errors)}
        />
      )}
    </>
  );
}
