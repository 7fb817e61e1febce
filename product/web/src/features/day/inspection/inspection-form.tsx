import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { InspectionScreen } from "./inspections.page.tsx";
import { longestDays } from "./schema.ts";

const names = ["entityId", "firstDay", "lastDay", "validDays", "note"] as const;
const labelled = {
  entityId: "entity",
  firstDay: "firstDay",
  lastDay: "lastDay",
  validDays: "validDays",
  note: "note",
} as const;

export function InspectionForm({ screen, reply }: { screen: InspectionScreen; reply: FormReply | undefined }) {
  const t = useTranslations("inspection");
  const here = useLocation().pathname;
  const begin = { entityId: "", validDays: "7", note: "", ...screen.begin };
  const fields = formFields("inspection", names, begin, reply);
  const common = useControls(fields, (name) => t(labelled[name]));
  return (
    <Form
      method="post"
      action={`${here}?do=create`}
      noValidate={useNoValidate()}
      aria-labelledby="new-inspection"
      className="flex flex-col gap-3"
    >
      <h2 id="new-inspection" className="text-base font-semibold">
        {t("create")}
      </h2>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(labelled[name]) }))} />
      <SubmissionKey value={screen.submissionKey} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField {...common("entityId")}>
          {screen.entities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field {...common("validDays")} type="number" inputMode="numeric" min={1} max={longestDays} required />
        <DayField {...common("firstDay")} required />
        <DayField {...common("lastDay")} required />
      </div>
      <Field {...common("note")} help={t("noteHelp")} maxLength={200} required />
      <SubmitButton wide>{t("createIt")}</SubmitButton>
    </Form>
  );
}
