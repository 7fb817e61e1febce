import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { incidentKinds, incidentTextLength, severities } from "@product/domain/planning/incidents";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { weekdayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { IncidentChoices } from "./queries.server.ts";

const names = ["kind", "severity", "happenedAt", "workerId", "shiftId", "account", "followUp"] as const;
type Name = (typeof names)[number];

type IncidentFieldsProps = {
  title: string;
  values: Record<Name, string> & { isClosed: boolean; version: number };
  choices: IncidentChoices;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** One incident as a form, new or to be changed. */
export function IncidentFields({ title, values, choices, submissionKey, reply }: IncidentFieldsProps) {
  const t = useTranslations("incidents");
  const locale = useLocale();
  const { timeZone } = useEventFrame();
  const fields = formFields("incident", names, values, reply);
  const isClosed = reply ? reply.result.initialValue?.["isClosed"] === "on" : values.isClosed;
  const plain = useControls(fields, (name: Name) => t(name));
  return (
    <Form method="post" noValidate={useNoValidate()} aria-labelledby="incident" className="flex flex-col gap-4">
      <h2 id="incident" className="text-sm font-semibold">
        {title}
      </h2>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={values.version} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField {...plain("kind")}>
          {incidentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind:${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...plain("severity")}>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {t(`severity:${severity}`)}
            </option>
          ))}
        </SelectField>
        <Field {...plain("happenedAt")} type="datetime-local" help={t("happenedHelp")} required className="num" />
        <SelectField {...plain("workerId")} help={t("workerHelp")}>
          <option value="">{t("nobody")}</option>
          {choices.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...plain("shiftId")}>
          <option value="">{t("noShift")}</option>
          {choices.shifts.map(({ id, title: shift, startsAt }) => (
            <option key={id} value={id}>
              {`${shift}, ${weekdayAndTime(startsAt, locale, timeZone)}`}
            </option>
          ))}
        </SelectField>
      </div>
      {(["account", "followUp"] as const).map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={t(name)}
          help={t(`${name}Help`)}
          max={incidentTextLength}
          lines={4}
          required={name === "account"}
        />
      ))}
      <Checkbox id="incident-closed" name="isClosed" defaultChecked={isClosed} label={t("isClosed")} />
      <div>
        <Button type="submit" size="form" look="primary">
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
