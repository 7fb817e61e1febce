import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { formLimits } from "@product/domain/forms/limits";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { SettingsData } from "./form-settings.page.tsx";
import { LanguageField } from "./language-field.tsx";

const texts = ["titleEn", "titleEs", "language", "opensOn", "closesOn", "quota", "embedOrigins", "eventId"] as const;
const formId = "form-settings";

/** Name, dates, places and the sites that may show it. */
export function SettingsForm({ page, reply }: { page: SettingsData; reply: FormReply | undefined }) {
  const t = useTranslations("signup-forms");
  const { version, mayEdit } = page;
  const isStale = reply?.refusals.some(({ code }) => code === "form.changed-meanwhile");
  const fields = formFields(formId, texts, page.values, isStale ? undefined : reply);
  const isUnsaved = useUnsaved(formId, page.values);
  const plain = useControls(fields, (name: (typeof texts)[number]) => t(name));
  return (
    <>
      <fieldset disabled={!mayEdit} className="contents">
        <Form
          key={version}
          method="post"
          action="?do=save"
          id={formId}
          noValidate={useNoValidate()}
          className="flex max-w-3xl flex-col gap-6 pb-8"
        >
          <Rejection reply={reply} fields={texts.map((each) => ({ ...fields[each], label: t(each) }))} />
          <SubmissionKey value={page.submissionKey} />
          <input type="hidden" name="version" value={version} />
          <FormPart heading={t("dates")} why={t("datesWhy")}>
            <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
              <DayField {...plain("opensOn")} help={t("opensHelp")} />
              <DayField {...plain("closesOn")} help={t("closesHelp")} />
              <Field {...plain("quota")} help={t("quotaHelp")} inputMode="numeric" />
            </div>
          </FormPart>
          <FormPart heading={t("names")} why={t("namesWhy")}>
            {(["titleEn", "titleEs"] as const).map((name) => (
              <TextField
                key={name}
                field={fields[name]}
                label={t(name)}
                help={t("titleHelp")}
                max={formLimits.titleLength}
                lang={name === "titleEn" ? "en" : "es"}
                required
              />
            ))}
            <div className="sm:max-w-80">
              <LanguageField field={fields.language} />
            </div>
          </FormPart>
          <FormPart heading={t("linkTitle")} why={t("linkWhy")}>
            <code className="rounded-control border border-line bg-bg-subtle px-3 py-2 font-mono text-xs leading-5 wrap-anywhere select-all">
              {page.link}
            </code>
          </FormPart>
          <FormPart heading={t("eventId")} why={t("eventWhy")}>
            <div className="sm:max-w-96">
              <SelectField {...plain("eventId")}>
                <option value="">{t("anyEvent")}</option>
                {page.events.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          </FormPart>
          <FormPart heading={t("embed")} why={t("embedWhy")}>
            <Field {...plain("embedOrigins")} help={t("embedHelp")} lines={3} spellCheck={false} />
          </FormPart>
        </Form>
      </fieldset>
      {mayEdit && (
        <SaveBar
          formId={formId}
          isUnsaved={isUnsaved}
          saved={page.saved === "save" ? t("saved") : undefined}
          canDiscard={reply === undefined}
        />
      )}
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}
