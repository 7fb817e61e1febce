import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { clientNames, longestLinkDays } from "@product/domain/planning/client-links";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";

const fieldNames = ["note", "names", "validDays"] as const;
const begin = { note: "", names: "first", validDays: "30" };

type LinkFormProps = { submissionKey: string; address: string | undefined; reply: FormReply | undefined };

export function LinkForm({ submissionKey, address, reply }: LinkFormProps) {
  const t = useTranslations("client-view");
  const fields = formFields("client-link", fieldNames, begin, reply);
  const common = useControls(fields, (name) => t(name));
  return (
    <Form
      method="post"
      action="?do=create"
      noValidate={useNoValidate()}
      aria-labelledby="new-link"
      className="flex flex-col gap-4"
    >
      <h2 id="new-link" className="text-sm font-semibold">
        {t("create")}
      </h2>
      <Rejection reply={reply} fields={fieldNames.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <Field {...common("note")} help={t("noteHelp")} maxLength={200} required />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField {...common("names")}>
          {clientNames.map((scope) => (
            <option key={scope} value={scope}>
              {t(`names:${scope}`)}
            </option>
          ))}
        </SelectField>
        <Field {...common("validDays")} type="number" inputMode="numeric" min={1} max={longestLinkDays} required />
      </div>
      <Checkbox
        id="shows-files"
        name="showsFiles"
        defaultChecked={reply?.result.initialValue?.["showsFiles"] === "on"}
        label={t("showsFiles")}
      />
      <Checkbox
        id="asks-hours"
        name="asksHours"
        defaultChecked={reply?.result.initialValue?.["asksHours"] === "on"}
        label={t("asksHours")}
        help={address ? t("codesGoTo", { address }) : t("cannotSign")}
      />
      <SubmitButton wide>{t("createIt")}</SubmitButton>
    </Form>
  );
}
