import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { importKeys, type ImportColumn } from "@product/domain/imports/columns";
import { importModes, importStatuses, type ImportPlan } from "@product/domain/imports/plan";
import { locales } from "@product/domain/locales";
import { countries, workerTypes } from "@product/domain/people/workers";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { ColumnTable, type FileColumn } from "./column-table.tsx";
import { asUsual } from "./choices.ts";

export type PlanFormProps = {
  columns: readonly FileColumn[];
  /** The choices of the reader. */
  choices: {
    columns: readonly ImportColumn[];
    entities: readonly { id: string; name: string }[];
    mayUpdate: boolean;
    mayApprove: boolean;
  };
  plan: Omit<ImportPlan, "columns">;
  version: number;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** Says what is in the file and what to do with it. */
export function PlanForm({ columns, choices, plan, version, submissionKey, reply }: PlanFormProps) {
  const t = useTranslations("worker-import");
  const w = useTranslations("workers");
  const isSending = useNavigation().formMethod === "POST";
  const typed = reply?.result.initialValue as Record<string, string> | undefined;
  const chosen = (name: keyof typeof plan, otherwise: string) => typed?.[name] ?? otherwise;
  return (
    <Form method="post" action="?do=plan" id="plan" className="flex flex-col gap-7 pb-8">
      <Rejection reply={reply} fields={[]} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={version} />
      <FormPart heading={t("columnsHeading")} why={t("columnsWhy")}>
        <ColumnTable columns={columns} choices={choices.columns} />
      </FormPart>
      {choices.mayUpdate ? (
        <FormPart heading={t("modeHeading")} why={t("modeWhy")}>
          <RadioGroup
            name="mode"
            label={t("mode")}
            defaultValue={chosen("mode", plan.mode)}
            options={importModes.map((mode) => ({ value: mode, label: t(`mode:${mode}`) }))}
          />
          <div className="max-w-sm">
            <SelectField
              name="key"
              label={t("key")}
              help={t("keyHelp")}
              defaultValue={chosen("key", plan.key ?? "email")}
            >
              {importKeys.map((key) => (
                <option key={key} value={key}>
                  {t(`key:${key}`)}
                </option>
              ))}
            </SelectField>
          </div>
        </FormPart>
      ) : (
        <>
          <input type="hidden" name="mode" value="new" />
          <input type="hidden" name="key" value="email" />
        </>
      )}
      <FormPart heading={t("defaultsHeading")} why={t("defaultsWhy")}>
        <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField name="entityId" label={t("entityChoice")} defaultValue={chosen("entityId", plan.entityId)}>
            {choices.entities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField name="country" label={t("countryChoice")} defaultValue={chosen("country", plan.country)}>
            {countries.map((country) => (
              <option key={country} value={country}>
                {t(`country:${country}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="language"
            label={t("languageChoice")}
            defaultValue={chosen("language", plan.language ?? asUsual)}
          >
            <option value={asUsual}>{t("asUsual")}</option>
            {locales.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="workerType"
            label={t("typeChoice")}
            defaultValue={chosen("workerType", plan.workerType ?? asUsual)}
          >
            <option value={asUsual}>{t("asUsual")}</option>
            {workerTypes.map((type) => (
              <option key={type} value={type}>
                {w(`type:${type}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="status" label={t("statusChoice")} defaultValue={chosen("status", plan.status)}>
            {importStatuses
              .filter((status) => status === "applied" || choices.mayApprove)
              .map((status) => (
                <option key={status} value={status}>
                  {w(`status:${status}`)}
                </option>
              ))}
          </SelectField>
        </div>
        <Checkbox
          id="shared-contacts"
          name="takesSharedContacts"
          defaultChecked={typed ? typed["takesSharedContacts"] === "on" : plan.takesSharedContacts}
          label={t("sharedContacts")}
          help={t("sharedContactsHelp")}
        />
      </FormPart>
      <div className="flex flex-wrap items-center gap-3 max-sm:*:w-full">
        <Button type="submit" size="form" busy={isSending}>
          {t("checkRows")}
        </Button>
        <span className="text-compact text-fg-2">{t("checkHelp")}</span>
      </div>
    </Form>
  );
}
