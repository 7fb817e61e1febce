import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import type { Choices } from "./queries.server.ts";
import type { DayFaults, Question } from "./schema.ts";

type QuestionFormProps = { question: Question; faults: DayFaults; choices: Choices };

/** A form that only asks: what it says stands in the address. */
export function QuestionForm({ question, faults, choices }: QuestionFormProps) {
  const t = useTranslations("who-can-work");
  const { show: _show, reason: _reason, after: _after, before: _before, ...values } = question;
  const fault = (field: "from" | "to") => faults[field] && [t(`fault:${faults[field]}`)];
  return (
    <Form
      key={JSON.stringify(values)}
      noValidate
      aria-label={t("title")}
      className="mb-5 grid items-start gap-x-4 gap-y-3 rounded-card border border-line p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <DayField label={t("from")} name="from" defaultValue={values.from} errors={fault("from")} />
      <DayField label={t("to")} name="to" defaultValue={values.to} errors={fault("to")} />
      <SelectField label={t("role")} name="role" defaultValue={values.role}>
        <option value="">{t("anyRole")}</option>
        {choices.roles.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {choices.venues.length > 0 && (
        <Choice label={t("venue")} name="venue" value={values.venue} none={t("anyVenue")} choices={choices.venues} />
      )}
      {choices.clients.length > 0 && (
        <Choice
          label={t("client")}
          name="client"
          value={values.client}
          none={t("anyClient")}
          choices={choices.clients}
        />
      )}
      <Field label={t("town")} name="town" defaultValue={values.town} maxLength={120} autoComplete="off" />
      <Field label={t("tag")} name="tag" defaultValue={values.tag} maxLength={80} autoComplete="off" />
      <Button type="submit" className="self-end max-sm:w-full pointer-coarse:h-11">
        {t("ask")}
      </Button>
    </Form>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string | undefined;
  none: string;
  choices: readonly { id: string; name: string }[];
};

const Choice = ({ label, name, value, none, choices }: ChoiceProps) => (
  <SelectField label={label} name={name} defaultValue={value ?? ""}>
    <option value="">{none}</option>
    {choices.map((choice) => (
      <option key={choice.id} value={choice.id}>
        {choice.name}
      </option>
    ))}
  </SelectField>
);
