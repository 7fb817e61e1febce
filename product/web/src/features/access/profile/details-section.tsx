import { useTranslations } from "use-intl";
import { accountNameLength, colourModes } from "@product/domain/accounts";
import { locales } from "@product/domain/locales";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { TimeZoneField } from "#features/ground/time-zones/share/time-zone-field.tsx";
import type { TimeZones } from "#features/ground/time-zones/share/time-zones.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import type { Part } from "./parts.ts";
import { SaveRow } from "./save-row.tsx";
import type { Details } from "./schema.ts";
import { Done, Section } from "./section.tsx";
import { useActionForm } from "./use-action-form.ts";

type DetailsSectionProps = {
  details: Details;
  timeZones: TimeZones;
  submissionKey: string;
  done: Part | undefined;
};

const formId = "details-form";
const names = ["name", "language", "timeZone", "colourMode"] as const;

export function DetailsSection({ details, timeZones, submissionKey, done }: DetailsSectionProps) {
  const t = useTranslations("profile");
  const { Form, action, reply, isBusy } = useActionForm("details");
  const isUnsaved = useUnsaved(formId, details);
  // Saved elsewhere meanwhile: what is there now is shown, and not what was typed over something older.
  const isStale = reply?.refusals.some(({ code }) => code === "account.changed-meanwhile") ?? false;
  const fields = formFields(formId, names, details, isStale ? undefined : reply);
  const labelled = names.map((name) => ({ ...fields[name], label: t(name) }));
  return (
    <Section id="details" heading={t("details")} why={t("detailsWhy")}>
      <Done part="details-saved" done={done} />
      <Form
        key={details.version}
        method="post"
        action={action}
        id={formId}
        noValidate={useNoValidate()}
        className="flex max-w-xl flex-col gap-5"
      >
        <AuthRejection reply={reply} fields={labelled} />
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={details.version} />
        <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={accountNameLength} required />
        <RadioGroup
          id={fields.language.id}
          name="language"
          label={t("language")}
          help={t("languageHelp")}
          defaultValue={fields.language.initialText}
          options={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
          inline
        />
        <TimeZoneField field={fields.timeZone} label={t("timeZone")} help={t("timeZoneHelp")} timeZones={timeZones} />
        <RadioGroup
          id={fields.colourMode.id}
          name="colourMode"
          label={t("colourMode")}
          defaultValue={fields.colourMode.initialText}
          options={colourModes.map((mode) => ({ value: mode, label: t(`colourMode:${mode}`) }))}
          inline
        />
        <SaveRow formId={formId} isUnsaved={isUnsaved} isSaving={isBusy} />
      </Form>
      <UnsavedGuard when={isUnsaved && !isBusy} />
    </Section>
  );
}
